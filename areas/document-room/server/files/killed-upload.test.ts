// An upload whose connection breaks in the middle keeps nothing.

import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { storedFile } from '#platform/server/files/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { categoryId, plantRoom, read, uploadHead } from '../testing/plant-room.ts'

const world = useOwnWorld()

it('keeps nothing of a file whose connection breaks', async () => {
  const room = await plantRoom(world)
  const category = await categoryId(world, room, 'Grundbuchauszug')
  const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }))
  const put = vi.spyOn(world.services.files, 'put')
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const { path, type, head } = uploadHead(room, { category, name: 'Halb.pdf' })
  const headers = {
    host: `${room.home.slug}.localhost`,
    authorization: `Bearer ${room.clerk.token}`,
    'content-type': type,
    'content-length': '900000',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${head}%PDF-1.7\n${'x'.repeat(300_000)}`)
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1), 20_000)
  socket.destroy()
  await expect(put.mock.results[0]?.value).rejects.toBeInstanceOf(Error)
  expect((await read(world, room, room.clerk)).files).toEqual([])
  const kept = await asSystem(world.services, room.home, ({ db }) =>
    db.$count(storedFile, eq(storedFile.workspaceId, room.home.id)),
  )
  expect(kept).toBe(0)
  const [key] = put.mock.calls[0] ?? []
  expect(await world.services.files.find(key ?? '')).toBeNull()
})
