import {
  type DeskDocument,
  examEndpoints,
  memoryEndpoints,
  reportEndpoints,
} from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { TakeFilesContext } from '../../lib/device/carried-files';
import { aUser } from '../../testing/builders';
import { stubNativeDialogs } from '../../testing/native-dialogs';
import { renderScreen } from '../../testing/render-screen';
import { speak } from '../../testing/speak';
import { anExam, aPlan } from '../../testing/exams';
import { HomeScreen } from './home-screen';
import { createReportServer, createUsedServer, NOTHING_TODAY, openHome } from './testing/open-home';

const serverDown = new ApiError('x', { code: 'internal', status: 500 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 9) });
  stubNativeDialogs();
});

it('[D-64] keeps the banner of the specification', () => {
  openHome();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Scholar!');
  expect(screen.getByText('Power up your revision with your smart AI tools.')).toBeVisible();
  expect(document.title).toBe('Home · Scholar');
});

it('shows the six tools of the specification, with their buttons and routes', () => {
  openHome();
  const section = within(screen.getByRole('region', { name: 'Your Tools' }));

  const tools = section.getAllByRole('listitem').map((item) => {
    const link = within(item).getByRole('link');
    const title = within(item).getByRole('heading').textContent;
    return [link.getAttribute('href'), title, link.textContent];
  });

  expect(tools).toEqual([
    ['/summarize', 'AI Document Summarization', 'Start Summarizing'],
    ['/flashcards', 'Flashcard Generator', 'Create Flashcards'],
    ['/set-creator', 'Flashcard Set Maker', 'Make a Flashcard Set'],
    ['/study-quiz', 'Study Flashcard', 'Start Studying'],
    ['/study-quiz-flashcard', 'Study Quiz', 'Start Quiz'],
    ['/saved-documents', 'Saved Docs', 'View Saved Docs'],
  ]);
});

it('keeps its drawings out of the way of screen readers', () => {
  openHome();

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('a student who has nothing yet', () => {
  it('sees one step: a document, or a sample to try', async () => {
    openHome();

    const step = within(
      await screen.findByRole('region', { name: /^Drop your first document here/ }),
    );
    expect(step.getByRole('button', { name: 'Choose files' })).toBeVisible();
    expect(step.getByRole('link', { name: 'Try a sample text' })).toHaveAttribute(
      'href',
      '/flashcards?sample=1',
    );
    expect(screen.getByRole('link', { name: 'Make your first cards' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('brings files to where they become cards', async () => {
    const onFiles = vi.fn();
    const { user } = renderScreen(
      <TakeFilesContext value={onFiles}>
        <HomeScreen />
      </TakeFilesContext>,
      { route: '/home', api: createReportServer(), session: { user: aUser() } },
    );
    const notes = new File(['notes'], 'notes.pdf');

    await user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), notes);

    expect(onFiles).toHaveBeenCalledWith([{ name: 'notes.pdf', file: notes }]);
  });

  it.each([
    ['has cards', () => createUsedServer()],
    [
      'has a set without cards',
      () =>
        createReportServer({
          desk: { sets: [{ quizId: 9, title: 'Plants', flashcardCount: 0, studied: 0 }] },
        }),
    ],
    [
      'may have some, as the numbers did not come',
      () => {
        vi.spyOn(console, 'warn').mockReturnValue();
        const api = createReportServer();
        api.answer(reportEndpoints.statistics, serverDown);
        return api;
      },
    ],
  ])('is not one who %s', async (_, createServer) => {
    openHome(createServer());

    const region = await screen.findByRole('region', { name: 'Continue' });
    expect(await within(region).findByText('No documents saved yet.')).toBeVisible();
    expect(screen.queryByText('Drop your first document here')).not.toBeInTheDocument();
  });

  it('alone is told to make the first cards', async () => {
    openHome(createUsedServer());

    expect(screen.getByRole('link', { name: 'Make new cards' })).toBeVisible();
    await screen.findByRole('region', { name: 'Continue' });
    expect(screen.queryByText('Make your first cards')).not.toBeInTheDocument();
  });
});

describe('what is due today', () => {
  it('stands first, with the one filled button', async () => {
    const today = { ...NOTHING_TODAY, counts: { due: 12, new: 10, learning: 1 }, minutes: 9 };
    openHome(createUsedServer({ today }));

    const line = within(await screen.findByRole('region', { name: 'Today' }));
    expect(await line.findByText('23 cards · about 9 min')).toBeVisible();
    expect(line.getByText('13 to review · 10 new')).toBeVisible();
    expect(line.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/today');
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Today');
  });

  it.each([
    [new Date(2026, 10, 18, 3, 59), 'Tuesday, November 17'],
    [new Date(2026, 10, 18, 4), 'Wednesday, November 18'],
  ])('[D-48] is that of the day which begins at four: %s', async (now, day) => {
    vi.setSystemTime(now);
    openHome(createUsedServer());

    expect(await screen.findByRole('region', { name: 'Today' })).toHaveTextContent(day);
  });

  it('says when all is done, and what comes tomorrow', async () => {
    const today = { ...NOTHING_TODAY, done: { due: 5, new: 2 }, dueTomorrow: 8 };
    openHome(createUsedServer({ today }));

    expect(await screen.findByText('Nothing more is due today')).toBeVisible();
    expect(screen.getByText('8 cards come back tomorrow.')).toBeVisible();
  });

  it('tells a student without a set what comes there', async () => {
    openHome(createUsedServer());

    expect(await screen.findByText(/^Cards in your sets come back here/)).toBeVisible();
  });

  it('stays a way to Today when the numbers do not come', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const api = createUsedServer();
    api.answer(memoryEndpoints.today, serverDown);
    openHome(api);

    expect(await screen.findByRole('link', { name: 'Open Today' })).toHaveAttribute(
      'href',
      '/today',
    );
    expect(screen.getByText('Today’s cards did not load.')).toBeVisible();
  });
});

describe('the next exam', () => {
  it('stands there with its readiness, and leads to its page', async () => {
    openHome(createUsedServer({ plan: aPlan() }));

    const exam = within(await screen.findByRole('region', { name: 'Next exam' }));
    expect(await exam.findByText('72%')).toBeVisible();
    expect(exam.getByText('93% if you keep the plan')).toBeVisible();
    expect(exam.getByText('in 12 days')).toBeVisible();
    expect(exam.getByRole('link', { name: 'Biology finals' })).toHaveAttribute(
      'href',
      '/exams?exam=3',
    );
  });

  it('that is over leaves its place to the next one', async () => {
    const api = createUsedServer({ plan: aPlan() });
    api.answer(examEndpoints.list, {
      exams: [anExam({ examId: 1, title: 'Over', daysLeft: -3 }), anExam({ daysLeft: 12 })],
    });
    openHome(api);

    expect(await screen.findByRole('link', { name: 'Biology finals' })).toBeVisible();
    expect(screen.queryByText('Over')).not.toBeInTheDocument();
  });

  it('can be planned from here where there is none', async () => {
    const { user } = openHome(createUsedServer());

    await user.click(await screen.findByRole('button', { name: 'Set exam date' }));

    expect(await screen.findByRole('dialog', { name: 'New exam' })).toBeVisible();
  });

  it('keeps the way to the exams when they do not load', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const api = createUsedServer();
    api.answer(examEndpoints.list, serverDown);
    openHome(api);

    expect(await screen.findByRole('link', { name: 'Open exams' })).toHaveAttribute(
      'href',
      '/exams',
    );
    expect(screen.queryByText('Is an exam coming?')).not.toBeInTheDocument();
  });
});

describe('[D-31] Continue', () => {
  const PLANTS = { quizId: 9, title: 'Plants', flashcardCount: 10, studied: 3 };
  const TIDES: DeskDocument = {
    documentId: 4,
    title: 'Tides',
    field: 'Geography',
    uploadDate: '2026-10-01T08:00:00.000Z',
    updateDate: new Date(2026, 10, 16, 8).toISOString(),
    flashcardCount: 6,
  };

  function itemsOf(name: string) {
    return within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
  }

  it('[D-45] leads to the last sets, wherever they were studied, and tells how far they are', async () => {
    const sets = [
      PLANTS,
      { quizId: 2, title: 'Ions', flashcardCount: 4, studied: 0 },
      { quizId: 3, title: 'Empty', flashcardCount: 0, studied: 0 },
    ];
    openHome(createUsedServer({ desk: { sets } }));

    await screen.findByRole('link', { name: 'Plants 3 of 10 studied' });

    expect(itemsOf('Sets')).toEqual([
      ['/study-quiz?set=9', 'Plants 3 of 10 studied'],
      ['/study-quiz?set=2', 'Ions 0 of 4 studied'],
      ['/study-quiz?set=3', 'Empty No cards yet'],
    ]);
  });

  it('leads to the last documents, with their field, their day and their cards', async () => {
    openHome(createUsedServer({ desk: { documents: [TIDES] } }));

    await screen.findByRole('link', { name: /^Tides/ });

    expect(itemsOf('Documents')).toEqual([
      ['/saved-documents?document=4', 'Tides Geography · yesterday · 6 cards'],
    ]);
    expect(screen.getByText('yesterday')).toHaveAttribute('title', '11/16/2026, 08:00 AM');
  });

  it('[D-25] says when it did not load, and claims nothing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const api = createUsedServer();
    api.answer(reportEndpoints.desk, serverDown);
    const { user } = openHome(api);
    const region = within(await screen.findByRole('region', { name: 'Continue' }));
    const again = await region.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Drop your first document here')).not.toBeInTheDocument();
    expect(screen.queryByText('Nothing studied yet')).not.toBeInTheDocument();

    api.answer(reportEndpoints.desk, {
      sets: [PLANTS],
      documents: [],
      week: { days: Array<boolean>(7).fill(false), today: 1 },
    });
    await user.click(again);

    expect(await region.findByRole('link', { name: 'Plants 3 of 10 studied' })).toBeVisible();
  });

  it('speaks Vietnamese', async () => {
    speak('vi');
    openHome(createUsedServer({ desk: { sets: [PLANTS], documents: [TIDES] } }));

    expect(await screen.findByRole('link', { name: 'Plants Đã học 3/10 thẻ' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tides Địa lý · hôm qua · 6 thẻ' })).toBeVisible();
  });
});

describe('the week', () => {
  it('tells day by day whether something was studied', async () => {
    const days = [true, false, false, false, false, false, false];
    openHome(createUsedServer({ desk: { week: { days, today: 2 } } }));

    const week = within(await screen.findByRole('region', { name: 'This week' }));
    expect(await week.findByText('1 day studied')).toBeVisible();
    expect(week.getAllByRole('listitem').map((day) => day.firstChild?.textContent)).toEqual([
      'Monday: studied',
      'Tuesday: nothing',
      'Wednesday: still to come',
      'Thursday: still to come',
      'Friday: still to come',
      'Saturday: still to come',
      'Sunday: still to come',
    ]);
    expect(week.getByRole('link', { name: 'Your progress' })).toHaveAttribute(
      'href',
      '/statistics',
    );
  });
});
