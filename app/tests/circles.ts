// Finds cycles in a graph of imports: each is a set of nodes that can all reach one another (Tarjan).

export type Graph = ReadonlyMap<string, readonly string[]>

export function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circles: string[][] = []

  function visit(node: string): number {
    const place = order.size
    order.set(node, place)
    lowest.set(node, place)
    open.push(node)
    isOpen.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      const reached = order.has(next) ? (isOpen.has(next) ? order.get(next) : undefined) : visit(next)
      if (reached !== undefined) lowest.set(node, Math.min(lowest.get(node) ?? place, reached))
    }
    const low = lowest.get(node) ?? place
    if (low === place) close(node)
    return low
  }

  function close(node: string): void {
    const circle = open.splice(open.indexOf(node))
    for (const one of circle) isOpen.delete(one)
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}
