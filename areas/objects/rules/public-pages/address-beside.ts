// Address of an object beside its title, which often begins with the street: no part is repeated.

/** "1700 Fribourg" beside "Avenue de Beauregard 22, rez gauche", otherwise the whole address. */
export function addressBeside(title: string, address: string): string {
  const [street = '', ...town] = address.split(', ')
  return town.length > 0 && title.includes(street) ? town.join(', ') : address
}
