import { type CSSProperties, type ReactNode, useId } from 'react';
import { DigitCells } from './digit-cells';
import styles from './slider.module.css';

export type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** How the number is shown and spoken; the number itself otherwise. */
  valueText?: string | undefined;
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
};

export function Slider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  valueText = String(value),
  iconBefore,
  iconAfter,
}: SliderProps) {
  const id = useId();
  // React sets this through the CSSOM, which a strict style-src allows.
  const style: CSSProperties & Record<'--progress', number> = {
    '--progress': max > min ? (value - min) / (max - min) : 0,
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {iconBefore}
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={style}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={valueText}
      />
      {iconAfter}
      <output htmlFor={id} className={styles.value} aria-hidden="true">
        <DigitCells text={valueText} />
      </output>
    </div>
  );
}
