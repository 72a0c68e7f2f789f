import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

const enterMail: Load = async () =>
  (await import('../features/account/enter-mail-screen')).EnterMailScreen;
const upcoming: Load = async () =>
  (await import('../features/upcoming/upcoming-screen')).UpcomingScreen;

/** Screens without the signed-in frame. Each is a chunk of its own. */
export const plainScreens = {
  '/': async () => (await import('../features/landing/landing-screen')).LandingScreen,
  '/terms': async () => (await import('../features/legal/terms-screen')).TermsScreen,
  '/privacy': async () => (await import('../features/legal/privacy-screen')).PrivacyScreen,
  '/login': async () => (await import('../features/account/login-screen')).LoginScreen,
  '/register': async () => (await import('../features/account/register-screen')).RegisterScreen,
  '/verification': async () =>
    (await import('../features/account/verification-screen')).VerificationScreen,
  '/enter-mail': enterMail,
  '/reset-password': enterMail,
  '/change-password': async () =>
    (await import('../features/account/change-password-screen')).ChangePasswordScreen,
  '/verification-deactivate-account': async () =>
    (await import('../features/account/verify-deactivation-screen')).VerifyDeactivationScreen,
} satisfies Record<string, Load>;

/** Screens inside header, sidebar and footer. */
export const shellScreens = {
  '/home': async () => (await import('../features/home/home-screen')).HomeScreen,
  '/profile': async () => (await import('../features/profile/profile-screen')).ProfileScreen,
  '/manage-account': async () =>
    (await import('../features/profile/manage-account-screen')).ManageAccountScreen,
  '/summarize': upcoming,
  '/flashcards': upcoming,
  '/set-creator': upcoming,
  '/study-quiz': upcoming,
  '/study-quiz-flashcard': upcoming,
  '/saved-documents': upcoming,
  '/created-flashcards': upcoming,
} satisfies Record<string, Load>;

export const loadShell: () => Promise<ComponentType> = async () =>
  (await import('./app-shell')).AppShell;
