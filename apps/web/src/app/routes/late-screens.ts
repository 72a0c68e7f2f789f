import type { ComponentType } from 'react';

/** Screens that nobody begins with. They are named here, so that the first load need not name their parts. */
export const lateScreens = {
  '/import': async () => (await import('../../features/imports/screen/import-screen')).ImportScreen,
  '/import-cards': async () =>
    (await import('../../features/bring-cards/bring-cards-screen')).BringCardsScreen,
  '/study/together': async () =>
    (await import('../../features/study/together/together-screen')).TogetherScreen,
  '/duplicates': async () =>
    (await import('../../features/duplicates/duplicates-screen')).DuplicatesScreen,
  '/support': async () => (await import('../../features/support/support-screen')).SupportScreen,
  '/new-cards': async () =>
    (await import('../../features/card-rows/card-rows-screen')).CardRowsScreen,
  '/manage-account': async () =>
    (await import('../../features/profile/manage-account/manage-account-screen'))
      .ManageAccountScreen,
  '/team': async () => (await import('../../features/team/team-screen')).TeamScreen,
  '/admin': async () => (await import('../guards/guarded-operator')).GuardedOperator,
} satisfies Record<string, () => Promise<ComponentType>>;
