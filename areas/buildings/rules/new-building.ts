// A new building is named after its address until the user enters a name.

interface Named {
  title: string
  street: string
  houseNumber: string
}

const addressOf = ({ street, houseNumber }: Named): string => `${street} ${houseNumber}`.trim()

/** Keeps a name that the user typed. */
export const namedByAddress = <Building extends Named>(before: Building, after: Building): Building =>
  after.title === before.title && before.title === addressOf(before) ? { ...after, title: addressOf(after) } : after
