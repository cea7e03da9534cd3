/** Lines of a text, such as one highlight each; leading dashes and dots of a list are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*]\s+/, '').trim())
    .filter((line) => line !== '')
