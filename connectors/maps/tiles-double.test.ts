import { expect, it } from 'vitest'
import { startTilesDouble } from './tiles-double.ts'

it('serves each tile as a picture that other origins may read, and nothing else', async () => {
  const tiles = await startTilesDouble()
  const tile = await fetch(tiles.url.replace('{z}', '12').replace('{x}', '2144').replace('{y}', '1434'))
  expect(tile.headers.get('content-type')).toBe('image/png')
  expect(tile.headers.get('access-control-allow-origin')).toBe('*')
  expect(
    Buffer.from(await tile.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect((await fetch(tiles.url.replace('{z}/{x}/{y}', 'a/b'))).status).toBe(404)
  await tiles.stop()
})
