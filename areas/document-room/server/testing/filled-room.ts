// For tests: a room with one file in each of three categories that the standard roles see differently.

import { PDFDocument } from '@cantoo/pdf-lib'
import type { Person, World } from '#platform/server/testing/world.ts'
import { ask, categoryId, plantRoom, read, upload, type PlantedRoom } from './plant-room.ts'

export async function paper(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('Grundbuchauszug')
  return Buffer.from(await pdf.save())
}

export async function filledRoom(world: World): Promise<PlantedRoom> {
  const room = await plantRoom(world)
  for (const title of ['Grundbuchauszug', 'Versicherungen', 'Vertragsentwürfe']) {
    const category = await categoryId(world, room, title)
    const answer = await upload(world, room, { as: room.clerk, category, name: `${title}.pdf`, content: await paper() })
    if (answer.json().status !== 'ok') throw new Error(answer.body)
  }
  return room
}

/** The same calls for all tests of a file. */
export const inRoomsOf = (world: World) => {
  const namesOf = async (room: PlantedRoom, as: Person): Promise<string[]> =>
    (await read(world, room, as)).files.map(({ name }: { name: string }) => name)
  const fileId = async (room: PlantedRoom, name: string): Promise<string> => {
    const { files } = await read(world, room, room.clerk)
    return files.find((one: { name: string }) => one.name === name).id
  }
  const open = async (room: PlantedRoom, as: Person, name: string, way: 'preview' | 'download') =>
    ask(world, room, { as, method: 'POST', path: `/files/${await fileId(room, name)}/${way}` })
  return { namesOf, fileId, open }
}
