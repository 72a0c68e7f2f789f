import { calendarFeedEndpoints, examEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anExam, aPlan } from '../../../testing/exams';
import { createExamServer, openExams, serverDown } from '../testing/exam-server';
import { speak } from '../../../testing/speak';

const ROUTE = '/exams?exam=3';
const SINCE = '2026-11-02T08:00:00.000Z';

afterEach(() => vi.restoreAllMocks());

async function openDialog(server = createExamServer()) {
  const view = openExams(ROUTE, server);
  await view.user.click(await screen.findByRole('button', { name: /^Subscribed?$/ }));
  return {
    ...view,
    dialog: within(await screen.findByRole('dialog', { name: 'Subscribe in your calendar' })),
  };
}

describe('the calendar file', () => {
  function catchFile() {
    const files: { name: string; type: string }[] = [];
    URL.createObjectURL = vi.fn<(file: Blob) => string>((file) => {
      files.push({ name: '', type: file.type });
      return 'blob:calendar';
    });
    URL.revokeObjectURL = vi.fn<(url: string) => void>();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.at(-1)!.name = this.download;
    });
    return files;
  }

  it('is saved under the name of the exam', async () => {
    const files = catchFile();
    const server = createExamServer([aPlan(anExam({ title: 'Biology: finals/2' }))]);
    server.api.answer(examEndpoints.download, () => 'BEGIN:VCALENDAR\r\n');
    const { user } = openExams(ROUTE, server);

    await user.click(await screen.findByRole('button', { name: 'Download as calendar (.ics)' }));

    await vi.waitFor(() =>
      expect(files).toEqual([{ name: 'Biology  finals 2.ics', type: 'text/calendar' }]),
    );
  });

  it('that did not come can be asked for again', async () => {
    const server = createExamServer();
    server.api.answer(examEndpoints.download, serverDown);
    const { user } = openExams(ROUTE, server);

    await user.click(await screen.findByRole('button', { name: 'Download as calendar (.ics)' }));

    expect(await screen.findByText(/The calendar could not be downloaded/)).toBeVisible();
  });

  it('is not offered after the exam', async () => {
    openExams(ROUTE, createExamServer([aPlan(anExam({ daysLeft: -1 }))]));
    await screen.findByRole('heading', { name: 'Biology finals' });

    expect(screen.queryByText('In your calendar')).not.toBeInTheDocument();
  });
});

describe('a subscription', () => {
  it('makes a secret address, shown once, to copy or to open in a calendar', async () => {
    const { dialog, user } = await openDialog();
    expect(dialog.getByText(/Whoever knows the address can read them too/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'End the subscription' })).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Make the address' }));

    const address = 'https://scholar.test/api/calendar/1.ics';
    expect(await dialog.findByRole('textbox', { name: 'Secret address' })).toHaveValue(address);
    expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
      'href',
      'webcal://scholar.test/api/calendar/1.ics',
    );
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);

    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Subscribed' }));

    expect(await screen.findByText(/There is an address since November 16, 2026/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Secret address' })).not.toBeInTheDocument();
  });

  it('can change the address', async () => {
    const server = createExamServer();
    server.api.answer(calendarFeedEndpoints.get, () => ({ since: SINCE }));
    const { dialog, user } = await openDialog(server);
    expect(dialog.getByText(/Calendars that use the old one no longer get anything/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Change the address' }));

    expect(await dialog.findByRole('textbox', { name: 'Secret address' })).toBeVisible();
    expect(server.api.calls(calendarFeedEndpoints.make)).toHaveLength(1);
  });

  it('can end', async () => {
    const server = createExamServer();
    server.api.answer(calendarFeedEndpoints.get, () => ({ since: SINCE }));
    const { dialog, user } = await openDialog(server);

    await user.click(dialog.getByRole('button', { name: 'End the subscription' }));

    expect(await screen.findByText('The address no longer works')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  it('says when that did not work, and stays', async () => {
    const server = createExamServer();
    server.api.answer(calendarFeedEndpoints.make, serverDown);
    const { dialog, user } = await openDialog(server);

    await user.click(dialog.getByRole('button', { name: 'Make the address' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('That did not work.');
    expect(dialog.getByRole('button', { name: 'Make the address' })).toBeEnabled();
  });

  it('is not touched while the server does not say whether there is one', async () => {
    const server = createExamServer();
    server.api.answer(calendarFeedEndpoints.get, serverDown);
    const { user } = openExams(ROUTE, server);

    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));

    expect(await screen.findByText(/That did not work/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make the address' })).not.toBeInTheDocument();
  });
});

it('speaks Vietnamese', async () => {
  speak('vi');
  openExams(ROUTE, createExamServer());

  expect(await screen.findByRole('button', { name: 'Tải về tệp lịch (.ics)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Đăng ký lịch' })).toBeVisible();
});
