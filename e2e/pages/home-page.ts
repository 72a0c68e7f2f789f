import type { Page } from '@playwright/test';

export function createHomePage(page: Page) {
  const statistics = page.getByRole('region', { name: 'Your Statistics' });
  const studyChart = page.getByRole('figure', { name: 'Study time' });
  const subjectChart = page.getByRole('figure', { name: 'Flashcards created' });

  return {
    welcome: page.getByRole('heading', { name: 'Welcome back, Scholar!' }),
    firstStep: page.getByRole('region', { name: /your first document/ }),
    continued: page.getByRole('region', { name: 'Continue' }),
    week: page.getByRole('region', { name: 'This week' }),
    studyChart,
    subjectChart,
    sampleBadges: statistics.getByText('Sample data'),

    async open() {
      await page.goto('/home');
    },

    /** Documents, flashcards, quizzes and study time, as they stand in the four columns. */
    figures: statistics.getByRole('definition'),

    async showAnalytics() {
      await statistics.getByRole('button', { name: 'Show Analytics' }).click();
      await studyChart.waitFor();
    },

    /** The rows of a chart's table, each its name and its number. */
    async readTable(chart: 'Study time' | 'Flashcards created'): Promise<string[][]> {
      await statistics.getByRole('button', { name: `Show ${chart} as a table` }).click();
      const rows = page.getByRole('figure', { name: chart }).locator('tbody tr');
      return rows.evaluateAll((found) =>
        found.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')),
      );
    },
  };
}
