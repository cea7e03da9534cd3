// Lets an area contribute to a lower area that does not import it: the lower area declares a typed extension point,
// and the manifest of the higher area extends it. Contributions run in the order of the area list, in the caller's
// transaction.

export interface ExtensionPoint<Contribution> {
  readonly name: string
  all: () => readonly Contribution[]
  /** For `extend` only. */
  readonly contributed: Contribution[]
}

/** A contribution that takes effect in `registerExtensions`. */
export interface Extension {
  add: () => void
  remove: () => void
}

let registered: readonly Extension[] | undefined

export function extensionPoint<Contribution>(name: string): ExtensionPoint<Contribution> {
  const contributed: Contribution[] = []
  return {
    name,
    contributed,
    all: () => {
      // If the areas are not registered, a deletion would leave behind data that higher areas store about the record.
      if (!registered) throw new Error(`The extensions of ${name} were asked for before the areas were registered`)
      return contributed
    },
  }
}

export const extend = <Contribution>(
  { contributed }: ExtensionPoint<Contribution>,
  contribution: Contribution,
): Extension => ({
  add: () => void contributed.push(contribution),
  remove: () => {
    const at = contributed.indexOf(contribution)
    if (at >= 0) contributed.splice(at, 1)
  },
})

/** Called by `createServices`. Replaces earlier registrations, so that one process may build the product several times. */
export function registerExtensions(areas: readonly { extensions?: readonly Extension[] }[]): void {
  for (const one of registered ?? []) one.remove()
  registered = areas.flatMap(({ extensions = [] }) => extensions)
  for (const one of registered) one.add()
}

/** Calls the handlers of an event sequentially. */
export async function tellExtensions<Args extends readonly unknown[]>(
  point: ExtensionPoint<(...args: Args) => Promise<void>>,
  ...args: Args
): Promise<void> {
  for (const handler of point.all()) await handler(...args)
}
