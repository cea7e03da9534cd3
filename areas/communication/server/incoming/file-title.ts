/** Turns a subject into a file name: removes characters that file systems reject. */
export const fileTitle = (subject: string): string =>
  subject
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ')
    .trim()
    .slice(0, 120) || 'Mail'
