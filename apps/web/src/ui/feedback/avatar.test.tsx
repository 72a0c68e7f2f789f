import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';

function pictureOf(container: HTMLElement) {
  return container.querySelector('img');
}

describe('Avatar', () => {
  it.each([
    ['Nguyễn Minh Anh', 'MA'],
    ['minh anh', 'MA'],
    ['Ẩn', 'Ẩ'],
    ['đỗ_ưu', 'ĐƯ'],
    ['  ', ''],
  ])('stands for %j with %j when there is no picture', (name, initials) => {
    const { container } = render(<Avatar name={name} picture={null} size={36} />);

    expect(container).toHaveTextContent(initials);
    expect(pictureOf(container)).toBeNull();
  });

  it.each([
    ['base64', '/9j/2wA='],
    ['bytes', [0xff, 0xd8, 0xff, 0xdb, 0x00]],
  ])('shows a picture that came as %s as a JPEG data URL', (_, picture) => {
    const { container } = render(<Avatar name="Minh Anh" picture={picture} size={36} />);

    expect(pictureOf(container)).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/jpeg;/),
    );
  });

  it.each([{ picture: '' }, { picture: [] }])('takes $picture as no picture', ({ picture }) => {
    const { container } = render(<Avatar name="Minh Anh" picture={picture} size={36} />);

    expect(container).toHaveTextContent('MA');
  });

  it('falls back to the initials when the picture cannot be read', () => {
    const { container } = render(<Avatar name="Minh Anh" picture="bm90" size={36} />);

    fireEvent.error(pictureOf(container) as HTMLImageElement);

    expect(container).toHaveTextContent('MA');
  });
});
