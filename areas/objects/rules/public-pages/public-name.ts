// Name of an object in the public list. A flat is named by its size; a parking space by its own name with its number,
// because its neighbours have the same size and address.

interface Named {
  title: string
  object_type: string
  reference_number: string
  address: string
  rooms: number | null
}

/** Empty for objects that their rooms describe. */
export function ownName({ title, object_type, reference_number, address, rooms }: Named): string {
  if (rooms !== null) return ''
  const street = address.replace(/ \d+\w*$/, '')
  const name = title
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith(street))
    .join(' · ')
  return name || `${object_type} ${reference_number}`
}
