import type { ComponentType } from 'react';
import { readToken } from '../../lib/storage/token';
import type { lateScreens } from './late-screens';

type Load = () => Promise<ComponentType>;

const enterMail: Load = async () =>
  (await import('../../features/account/code/enter-mail-screen')).EnterMailScreen;

const practice = () => import('../../features/practice/practice-screens');

/** Screens without the signed-in frame. Each is a chunk of its own. */
export const plainScreens = {
  '/': async () => (await import('../../features/landing/landing-screen')).LandingScreen,
  '/terms': async () => (await import('../../features/legal/terms-screen')).TermsScreen,
  '/privacy': async () => (await import('../../features/legal/privacy-screen')).PrivacyScreen,
  '/login': async () => (await import('../../features/account/login/login-screen')).LoginScreen,
  '/register': async () =>
    (await import('../../features/account/register/register-screen')).RegisterScreen,
  '/verification': async () =>
    (await import('../../features/account/register/verification-screen')).VerificationScreen,
  '/enter-mail': enterMail,
  '/reset-password': enterMail,
  '/change-password': async () =>
    (await import('../../features/account/password/change-password-screen')).ChangePasswordScreen,
  '/verification-deactivate-account': async () =>
    (await import('../../features/account/deactivation/verify-deactivation-screen'))
      .VerifyDeactivationScreen,
  '/unsubscribe': async () =>
    (await import('../../features/study-reminders/unsubscribe-screen')).UnsubscribeScreen,
  '/team/join': async () => (await import('../../features/team/join/join-screen')).JoinScreen,
  '/s/:token': async () =>
    (await import('../../features/shared-set/shared-set-screen')).SharedSetScreen,
} satisfies Record<string, Load>;

/** Screens inside header, sidebar and footer. */
export const shellScreens = {
  '/home': async () => (await import('../guards/home-guard')).GuardedHome,
  '/profile': async () => (await import('../../features/profile/profile-screen')).ProfileScreen,
  '/manage-account': late('/manage-account'),
  '/team': late('/team'),
  '/summarize': async () =>
    (await import('../../features/summarize/summarize-screen')).SummarizeScreen,
  '/flashcards': async () =>
    (await import('../../features/flashcards/flashcards-screen')).FlashcardsScreen,
  '/import': late('/import'),
  '/import-cards': late('/import-cards'),
  '/new-cards': late('/new-cards'),
  '/set-creator': async () =>
    (await import('../../features/sets/set-creator-screen')).SetCreatorScreen,
  '/today': async () => (await import('../../features/today/today-screen')).TodayScreen,
  '/statistics': async () =>
    (await import('../../features/statistics/statistics-screen')).StatisticsScreen,
  '/exams': async () => (await import('../../features/exams/exams-screen')).ExamsScreen,
  '/study-quiz': async () => (await import('../../features/study/study-screen')).StudyCardsScreen,
  '/study-quiz-flashcard': async () =>
    (await import('../../features/study/study-screen')).StudyTestsScreen,
  '/study/together': late('/study/together'),
  '/duplicates': late('/duplicates'),
  '/learn': async () => (await practice()).LearnScreen,
  '/write': async () => (await practice()).WriteScreen,
  '/match': async () => (await practice()).MatchScreen,
  '/saved-documents': async () =>
    (await import('../../features/documents/saved-documents-screen')).SavedDocumentsScreen,
  '/created-flashcards': async () =>
    (await import('../../features/saved-flashcards/saved-flashcards-screen')).SavedFlashcardsScreen,
  '/support': late('/support'),
  '/admin': late('/admin'),
} satisfies Record<string, Load>;

function late(path: keyof typeof lateScreens): Load {
  return async () => (await import('./late-screens')).lateScreens[path]();
}

export const loadShell: Load = async () => (await import('../shell/app-shell')).AppShell;

/** Fetches the frame and the first screen side by side; rendered, one would wait for the other. */
export function preloadShellScreen(path: string): void {
  const screens: Record<string, Load> = shellScreens;
  const load = screens[path];
  if (load && readToken() !== null) {
    Promise.all([loadShell(), load()]).catch(() => {
      // The screen itself fails the same way, and says so.
    });
  }
}
