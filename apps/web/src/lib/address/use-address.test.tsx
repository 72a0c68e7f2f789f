import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { useAddress } from './use-address';

function Screen({ act }: { act: (address: ReturnType<typeof useAddress>) => void }) {
  const address = useAddress();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => act(address)}>
        Act
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <a href={address.hrefWith({ document: 12 })}>Open</a>
    </>
  );
}

async function open(route: string, act: (address: ReturnType<typeof useAddress>) => void) {
  const view = renderScreen(<Screen act={act} />, { route });
  await view.user.click(screen.getByRole('button', { name: 'Act' }));
  return view;
}

it('changes what is said and leaves the rest', async () => {
  const { currentPath } = await open('/list?keyword=a&size=10', ({ go }) => go({ keyword: 'b c' }));

  expect(currentPath()).toBe('/list?keyword=b+c&size=10');
});

it.each([null, '', 0])('leaves out what says nothing: %j', async (value) => {
  const { currentPath } = await open('/list?page=3', ({ go }) => go({ page: value }));

  expect(currentPath()).toBe('/list');
});

it('makes a step that Back takes back', async () => {
  const { user, currentPath } = await open('/list', ({ go }) => go({ page: 1 }));

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(currentPath()).toBe('/list');
});

it('takes the place of the entry for what is typed', async () => {
  const { user, currentPath } = await open('/list', ({ replace }) => replace({ keyword: 'a' }));

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(currentPath()).toBe('/list?keyword=a');
});

it('keeps both of two changes that come in one breath', async () => {
  const { currentPath } = await open('/list', ({ replace }) => {
    replace({ from: '2025-09-12' });
    replace({ to: '2025-09-14' });
  });

  expect(currentPath()).toBe('/list?from=2025-09-12&to=2025-09-14');
});

it('starts from the address again after Back', async () => {
  let count = 0;
  const { user, currentPath } = await open('/list', ({ go }) => {
    count += 1;
    go({ [`step${count}`]: 1 });
  });
  await user.click(screen.getByRole('button', { name: 'Back' }));

  await user.click(screen.getByRole('button', { name: 'Act' }));

  expect(currentPath()).toBe('/list?step2=1');
});

it('gives the address of a view without going there', async () => {
  await open('/list?page=2', () => undefined);

  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/list?page=2&document=12',
  );
});
