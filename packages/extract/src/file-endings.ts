/** The names of files that are taken end with one of these; what is in them is found out by their bytes. */
export const FILE_ENDINGS = ['txt', 'doc', 'docx', 'pdf'] as const;
export type FileEnding = (typeof FILE_ENDINGS)[number];
