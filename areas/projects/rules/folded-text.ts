// Folds text for comparison: case, accents and white space make no difference.

export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()
