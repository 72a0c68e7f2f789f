import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GrowingText } from './growing-text';

/** A browser that does not size fields by their content. */
function stubLayout() {
  const layout = { width: 300, height: 40, resize: () => undefined as void };
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => layout.width);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => layout.height);
  vi.spyOn(Reflect, 'has').mockImplementation(
    (target, key) => key !== 'fieldSizing' && key in target,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        layout.resize = resized;
      }
      observe() {}
      disconnect() {}
    },
  );
  return layout;
}

const area = () => screen.getByLabelText('Question');
const draw = (value: string) => (
  <GrowingText label="Question" look="term" value={value} onChange={() => undefined} />
);

it('is as tall as its text', () => {
  const layout = stubLayout();
  const { rerender } = render(draw('Osmosis'));
  expect(area()).toHaveStyle({ height: '40px' });

  layout.height = 62;
  rerender(draw('Osmosis, in other words'));

  expect(area()).toHaveStyle({ height: '62px' });
});

it('is measured again when the room gets narrower, and not when only its height changes', () => {
  const layout = stubLayout();
  render(draw('Osmosis'));

  layout.height = 62;
  layout.resize();
  expect(area()).toHaveStyle({ height: '40px' });
  layout.width = 200;
  layout.resize();

  expect(area()).toHaveStyle({ height: '62px' });
});
