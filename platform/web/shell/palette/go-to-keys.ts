// `g` followed by a letter opens a page; the letters follow the English names of the areas, in both languages.

const letters: Record<string, string> = {
  '/home': 'h',
  '/applications': 'a',
  '/objects': 'o',
  '/tenant': 't',
  '/interested-people': 'i',
  '/waitlist': 'w',
  '/viewing-appointments': 'v',
  '/communication': 'c',
  '/budget': 'b',
  '/reporting': 'r',
  '/analytics': 'y',
  '/changelog': 'l',
  '/projects': 'p',
  '/investors': 'e',
  '/project-settings/project': 's',
}

export function goToKeysOf(path: string): string | undefined {
  const letter = letters[path]
  return letter && `g ${letter}`
}
