import { examEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anExam, aPlan } from '../../../testing/exams';
import { createExamServer, openExams, serverDown } from '../testing/exam-server';

const ROUTE = '/exams?exam=3';

function openAfter(daysLeft: number) {
  return openExams(ROUTE, createExamServer([aPlan(anExam({ daysLeft }))]));
}

it('asks after the day how it went, then what becomes of the cards, then ends', async () => {
  const { user, api } = openAfter(-1);
  expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /remember/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'So-so' }));
  expect(screen.getByRole('heading', { name: 'And its cards?' })).toHaveFocus();
  expect(api.calls(examEndpoints.end)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Keep/ }));

  expect(await screen.findByRole('heading', { name: 'It went so-so.' })).toHaveFocus();
  expect(screen.getByText('Its cards come in Today as before.')).toBeVisible();
  expect(api.calls(examEndpoints.end).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { examId: '3' }, body: { outcome: 'so-so', after: 'keep' } },
  ]);
});

it('slows the cards down', async () => {
  const { user, api } = openAfter(-1);
  await user.click(await screen.findByRole('button', { name: 'Well' }));

  await user.click(screen.getByRole('button', { name: /^Slow down They come about three times/ }));

  expect(
    await screen.findByText('Its cards come in Today about three times less often.'),
  ).toBeVisible();
  expect(api.calls(examEndpoints.end).map(({ body }) => body)).toEqual([
    { outcome: 'well', after: 'slow' },
  ]);
});

it('lets the first answer be changed', async () => {
  const { user } = openAfter(-1);
  await user.click(await screen.findByRole('button', { name: 'Badly' }));

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(screen.getByRole('heading', { name: 'How did it go?' })).toHaveFocus();
});

it('keeps the answer when it could not be sent', async () => {
  const server = createExamServer([aPlan(anExam({ daysLeft: -1 }))]);
  server.api.answer(examEndpoints.end, serverDown);
  const { user } = openExams(ROUTE, server);
  await user.click(await screen.findByRole('button', { name: 'Well' }));

  await user.click(screen.getByRole('button', { name: /^Archive/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
  expect(screen.getByRole('button', { name: /^Archive/ })).toBeVisible();
});

it('wishes luck on the day itself, and can already be answered', async () => {
  openAfter(0);

  expect(await screen.findByText('It is today. Good luck.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Study now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Well' })).toBeVisible();
});

it('does not ask before the day', async () => {
  openAfter(1);

  await screen.findByRole('heading', { level: 1, name: 'Biology finals' });

  expect(screen.queryByText('How did it go?')).not.toBeInTheDocument();
});
