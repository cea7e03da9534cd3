// Tiles in lines of nearly equal length: as few lines as the place allows, and none with a small rest.

export function evenColumns(count: number, most: number): number {
  const lines = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / lines))
}
