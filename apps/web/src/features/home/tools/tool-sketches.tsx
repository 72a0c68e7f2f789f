import type { ReactNode } from 'react';
import styles from './tool-sketches.module.css';

/** The small drawings of the tool cards; screen readers skip them. */
function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 204 96" aria-hidden="true">
      {children}
    </svg>
  );
}

export function SummarizeSketch() {
  return (
    <Sketch>
      <rect className={styles.sheet} x="8.5" y="2.5" width="71" height="91" rx="6" />
      <path
        className={styles.text}
        d="M21 17h46M21 27.2h42M21 37.4h46M21 47.6h38M21 57.8h46M21 68h44M21 78.2h26"
      />
      <path className={styles.arrow} d="M91 48h20M104 41l7 7-7 7" />
      <rect className={styles.sheet} x="124.5" y="17.5" width="71" height="62" rx="6" />
      <path className={styles.strong} d="M137 32h27" />
      <rect className={styles.marker} x="133" y="41" width="54" height="12" rx="2" />
      <path className={styles.highlighted} d="M137 47h46" />
      <path className={styles.text} d="M137 63h36" />
    </Sketch>
  );
}

export function GenerateSketch() {
  return (
    <Sketch>
      <rect className={styles.sheet} x=".5" y="2.5" width="79" height="91" rx="6" />
      <path className={styles.text} d="M13 17h55M13 27.2h46" />
      <rect className={styles.marker} x="9" y="33" width="62" height="22" rx="2" />
      <path className={styles.highlighted} d="M13 38.5h55M13 49h38" />
      <path className={styles.text} d="M13 64.5h52M13 75h34" />
      <path className={styles.thread} d="M72 44h35" />
      <rect className={styles.sheet} x="107.5" y="15.5" width="96" height="58" rx="6" />
      <path className={styles.strong} d="M122 33h42" />
      <path className={styles.text} d="M121 46h66M121 56.5h49" />
    </Sketch>
  );
}

export function SetSketch() {
  return (
    <Sketch>
      <rect
        className={styles.sheet}
        x="42"
        y="22"
        width="76"
        height="64"
        rx="6"
        transform="rotate(-9 80 54)"
      />
      <rect className={styles.sheet} x="56.5" y="10.5" width="86" height="70" rx="6" />
      <g transform="rotate(9 120 48)">
        <rect className={styles.sheet} x="76.5" y="10.5" width="86" height="74" rx="6" />
        <path className={styles.strong} d="M90 27h32" />
        <path className={styles.text} d="M89 40h56M89 51h40" />
      </g>
      <path className={styles.box} d="M36 69h132v18a7 7 0 0 1-7 7H43a7 7 0 0 1-7-7z" />
    </Sketch>
  );
}

export function FlipSketch() {
  return (
    <Sketch>
      <g transform="rotate(3 150 56)">
        <rect className={styles.back} x="94.5" y="23.5" width="104" height="66" rx="5" />
        <path className={styles.soft} d="M129 46h52M129 56.5h52M129 67h33" />
      </g>
      <g transform="rotate(-3 58 56)">
        <rect className={styles.sheet} x="4.5" y="20.5" width="108" height="70" rx="5" />
        <path className={styles.bold} d="M33 55h52" />
      </g>
      <path className={styles.arrow} d="M70 8.5c18-8 41-8 59 3.5M128 2.5l1.5 10-10 .5" />
    </Sketch>
  );
}

export function TestSketch() {
  return (
    <Sketch>
      <Option x={5} y={11} width={37} />
      <rect className={styles.right} x="107.5" y="11.5" width="92" height="34" rx="5" />
      <path className={styles.tick} d="M120 29l4.5 4.5 8.5-9" />
      <path className={styles.good} d="M145 28.5h38" />
      <Option x={5} y={58} width={43} />
      <Option x={107} y={58} width={28} />
    </Sketch>
  );
}

function Option({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.sheet} x=".5" y=".5" width="92" height="34" rx="5" />
      <circle className={styles.choice} cx="18.5" cy="17.5" r="5.5" />
      <path className={styles.text} d={`M37 17.5h${width}`} />
    </g>
  );
}

export function SavedSketch() {
  return (
    <Sketch>
      <Row y={3} tone="rest" width={66} />
      <Row y={35} tone="strong" width={80} />
      <Row y={67} tone="rest" width={52} />
    </Sketch>
  );
}

function Row({ y, tone, width }: { y: number; tone: 'rest' | 'strong'; width: number }) {
  return (
    <g transform={`translate(26 ${y})`}>
      <rect className={styles.sheet} x=".5" y=".5" width="152" height="25" rx="5" />
      <rect className={styles[tone]} x="10" y="6" width="10" height="14" rx="2" />
      <path className={styles.text} d={`M32 9.5h${width}`} />
      <path className={styles.faint} d={`M32 18.5h${Math.round(width * 0.55)}`} />
    </g>
  );
}
