/** The ways to practise a set that have a screen of their own. */
export type PracticeMode = 'learn' | 'write' | 'match';
