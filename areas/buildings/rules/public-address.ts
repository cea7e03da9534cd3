// Address of a house as shown to the public: some owners publish the street and keep the number for visitors.

interface House {
  street: string
  houseNumber: string
  hidesHouseNumber: boolean
}

export const streetTold = ({ street, houseNumber, hidesHouseNumber }: House): string =>
  hidesHouseNumber ? street : `${street} ${houseNumber}`

/** Removes the house number from titles and texts that contain the address, if it is hidden. */
export function withoutNumber(text: string, { street, houseNumber, hidesHouseNumber }: House): string {
  if (!hidesHouseNumber || houseNumber === '') return text
  const spelled = `${street} ${houseNumber}`.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.replaceAll(new RegExp(`${spelled}(?![0-9a-z])`, 'gi'), street)
}
