// Title and address of an object in one line. Titles often begin with the street, which is then not repeated.

export function placeWords(title: string, address: string): string {
  const [street = '', ...rest] = address.split(', ')
  const names = title === street || title.startsWith(`${street}, `)
  return [title, ...(names ? rest : [address])].join(', ')
}
