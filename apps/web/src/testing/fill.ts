import { fireEvent, screen } from '@testing-library/react';

/** By field or label. Typing letter by letter is slow and rarely tells more about a field. */
export function fill(field: HTMLElement | string, value: string): void {
  const input = typeof field === 'string' ? screen.getByLabelText(field) : field;
  fireEvent.change(input, { target: { value } });
}
