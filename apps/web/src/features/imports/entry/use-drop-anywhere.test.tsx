import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aTransfer } from '../../../testing/transfer';
import { useDropAnywhere } from './use-drop-anywhere';

const notes = new File(['notes'], 'notes.pdf');
const slides = new File(['slides'], 'slides.pptx');
const picture = new File(['picture'], 'image.png', { type: 'image/png' });

function Page({ onFiles }: { onFiles: Parameters<typeof useDropAnywhere>[0] }) {
  const isOver = useDropAnywhere(onFiles);
  return (
    <main>
      <p>{isOver ? 'over' : 'away'}</p>
      <input aria-label="Search" />
      <button type="button" onDrop={(event) => event.preventDefault()}>
        Panel
      </button>
    </main>
  );
}

function open(isGuest = false) {
  const onFiles = vi.fn();
  render(<Page onFiles={isGuest ? null : onFiles} />);
  return onFiles;
}

describe('files anywhere on a screen', () => {
  it('are taken where they are dropped, all of them, folders by their name', () => {
    const onFiles = open();
    const dataTransfer = aTransfer({ files: [notes, slides] });

    expect(fireEvent.dragOver(screen.getByRole('main'), { dataTransfer })).toBe(false);
    expect(screen.getByText('over')).toBeVisible();
    fireEvent.drop(screen.getByRole('main'), { dataTransfer });
    fireEvent.drop(document.body, { dataTransfer: aTransfer({ files: [notes], isFolder: true }) });

    expect(screen.getByText('away')).toBeVisible();
    expect(onFiles.mock.calls).toEqual([
      [
        [
          { name: 'notes.pdf', file: notes },
          { name: 'slides.pptx', file: slides },
        ],
      ],
      [[{ name: 'notes.pdf', file: null }]],
    ]);
  });

  it('are left to a panel that takes them itself', () => {
    const onFiles = open();

    fireEvent.drop(screen.getByRole('button', { name: 'Panel' }), {
      dataTransfer: aTransfer({ files: [notes] }),
    });

    expect(onFiles).not.toHaveBeenCalled();
  });

  it('are told apart from a text that is dragged', () => {
    const onFiles = open();
    const dataTransfer = aTransfer({ types: ['text/plain'] });

    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(true);
    fireEvent.drop(document.body, { dataTransfer });

    expect(onFiles).not.toHaveBeenCalled();
  });

  it('[U-19] are taken from the clipboard, a picture too, but never away from a field', () => {
    const onFiles = open();

    fireEvent.paste(document.body, { clipboardData: aTransfer({ files: [picture] }) });
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: aTransfer({ files: [notes] }) });
    fireEvent.paste(document.body, {
      clipboardData: aTransfer({ files: [picture], types: ['text/plain'] }),
    });

    expect(onFiles.mock.calls).toEqual([[[{ name: 'image.png', file: picture }]]]);
  });

  it('are not taken from a guest', () => {
    open(true);

    expect(fireEvent.dragOver(document.body, { dataTransfer: aTransfer({ files: [notes] }) })).toBe(
      true,
    );
  });
});
