// A code as typed or pasted: digits only, because mail programs add spaces.

export const codeIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)
