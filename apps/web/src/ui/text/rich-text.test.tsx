import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BlankText } from './blank-text';
import { RichText } from './rich-text';

const shown = () => screen.getByTestId('text');

function draw(text: string) {
  render(
    <p data-testid="text">
      <RichText text={text} />
    </p>,
  );
}

describe('the text of a card', () => {
  it('is drawn with its marked words', () => {
    draw('**Water** is *wet* `code`: H~2~O, m^2^');

    expect(shown().textContent).toBe('Water is wet code: H2O, m2');
    expect([...shown().querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual([
      'STRONG',
      'EM',
      'CODE',
      'SUB',
      'SUP',
    ]);
  });

  it('stays text where it is HTML', () => {
    draw('**<img src=x onerror=alert(1)>** <script>alert(1)</script>');

    expect(shown()).toHaveTextContent('<img src=x onerror=alert(1)> <script>alert(1)</script>');
    expect(shown().querySelectorAll('img, script')).toHaveLength(0);
  });

  it('has its points as a list', () => {
    draw('Phases:\n- prophase\n- metaphase');

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '• prophase',
      '• metaphase',
    ]);
  });

  it('has its formulas drawn, for eyes and for readers', async () => {
    draw('The area is $\\pi r^2$.');

    expect(shown()).toHaveTextContent('The area is \\pi r^2.');
    await waitFor(() => expect(shown().querySelector('math mi')?.textContent).toBe('π'));
  });

  it('sets no style by an attribute, which the content security policy would not let through', async () => {
    const setAttribute = vi.spyOn(Element.prototype, 'setAttribute');
    draw('$\\vec v$ and $\\frac{1$');

    await screen.findByText((_, element) => element?.className === 'katex-error');
    expect(shown().querySelector('.accent svg')).toHaveStyle({ width: '0.471em' });
    expect(setAttribute.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
  });

  it('shows a formula that is none as it is typed, and runs nothing in it', async () => {
    draw('$\\frac{1$ and $\\href{javascript:alert(1)}{x}$');

    await screen.findByText((_, element) => element?.className === 'katex-error');
    expect(shown()).toHaveTextContent('\\frac{1');
    expect(shown().querySelectorAll('a')).toHaveLength(0);
  });

  it('keeps its blanks between marked words', () => {
    render(
      <p data-testid="text">
        <BlankText text="**____** moves *by* ____" fill="**Water**" />
      </p>,
    );

    expect(shown()).toHaveTextContent('Water moves by Water');
    expect(shown().querySelectorAll('strong mark strong')).toHaveLength(1);
  });
});
