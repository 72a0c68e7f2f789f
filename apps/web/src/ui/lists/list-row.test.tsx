import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { ListRow, RowCell, RowList } from './list-row';

function open({ title = 'Membrane transport', isBusy = false } = {}) {
  return renderScreen(
    <RowList label="Documents" className="columns" headings={['Title', 'Field']} isBusy={isBusy}>
      <ListRow to="/list?document=1" title={title} actions={<button type="button">Delete</button>}>
        <RowCell label="Field">Biology</RowCell>
      </ListRow>
    </RowList>,
  );
}

it('is a list of links that name themselves by their titles', async () => {
  const { user, currentPath } = open();
  const list = within(screen.getByRole('list', { name: 'Documents' }));

  await user.click(list.getByRole('link', { name: 'Membrane transport' }));

  expect(currentPath()).toBe('/list?document=1');
});

it('reads out what each cell is, since the headings are for the eye', () => {
  open();

  expect(screen.getByRole('listitem')).toHaveTextContent('Field Biology');
});

it('keeps its buttons apart from its link', async () => {
  const { user, currentPath } = open();

  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(currentPath()).toBe('/');
});

it('opens what it is told to, wherever it does not lead to an address', async () => {
  const onOpen = vi.fn();
  const { user } = renderScreen(
    <RowList label="Cards" className="columns" headings={['Question']}>
      <ListRow
        title="Osmosis"
        note="Document: Cells"
        lead={<input type="checkbox" aria-label="Select Osmosis" />}
        onOpen={onOpen}
      >
        <RowCell label="Uploaded">today</RowCell>
      </ListRow>
    </RowList>,
  );

  await user.click(screen.getByRole('checkbox', { name: 'Select Osmosis' }));
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Osmosis' }));

  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.getByRole('listitem')).toHaveTextContent('Document: Cells');
});

it('says when its rows are older than what is asked for', () => {
  open({ isBusy: true });

  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
});

it('[B-76][B-77] shows any title as text, in its own direction', () => {
  open({ title: '<img src=x onerror=alert(1)>' });

  const link = screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' });

  expect(link).toHaveAttribute('dir', 'auto');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
