import { PICTURE_SIDE } from '@scholar/contract';
import sharp from 'sharp';

/** A small portrait drawn from a few shapes, so that the demo has a face. */
export function drawDemoPicture(): Promise<Uint8Array> {
  const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
    <rect width="320" height="320" fill="#d5dce3"/>
    <path d="M0 220 L110 120 L200 210 L260 160 L320 220 V320 H0 Z" fill="#adbfc2"/>
    <path d="M95 250 V150 a65 75 0 0 1 130 0 V250 Z" fill="#1f2036"/>
    <rect x="142" y="200" width="36" height="60" rx="16" fill="#d49f7b"/>
    <ellipse cx="160" cy="165" rx="46" ry="58" fill="#e6b795"/>
    <path d="M112 160 C118 100 205 100 210 160 C185 145 175 125 172 120 C160 145 130 155 112 160 Z" fill="#1f2036"/>
    <path d="M60 320 C70 255 110 245 160 245 S250 255 260 320 Z" fill="#3f4599"/>
  </svg>`;
  return sharp(Buffer.from(portrait)).resize(PICTURE_SIDE).jpeg({ quality: 90 }).toBuffer();
}
