import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen';
import { ListOffer } from './list-offer';

const LIST = 'quả táo - apple\nquả cam - orange\nquả chuối - banana';

it('offers to keep a list of pairs word for word', async () => {
  const { user, currentPath } = renderScreen(<ListOffer text={LIST} />);

  expect(await screen.findByText('This is a list of 3 pairs.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep them word for word' }));

  expect(currentPath()).toBe('/import-cards');
});
