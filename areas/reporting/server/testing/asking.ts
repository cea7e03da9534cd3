// Test helper: orders reports as a browser does, and runs their jobs.

import type { Workspace } from '#platform/server/context.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { readSheets } from '#platform/server/testing/read-sheets.ts'
import { structureOf } from '#platform/server/testing/poppler.ts'

export interface Scene {
  home: Workspace
  clerk: Person
}

export const path = '/api/v1/reporting/r-reports'

export const order = { title: 'Vermietungsbericht Hofwiese', action: 'create_report' }

export function asking(world: World) {
  const ask = ({ home, clerk }: Scene, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    world.ask(home, { method, url, as: clerk, ...(payload && { payload }) })

  const archiveOf = async (scene: Scene) => (await ask(scene, 'GET', `${path}/archive`)).json()

  /** Orders a letting report and makes it; returns it as the archive shows it. */
  const made = async (scene: Scene, options: object = {}) => {
    const answer = await ask(scene, 'POST', path, { ...order, ...options })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    await world.services.jobs.runDue()
    return (await ask(scene, 'GET', `${path}/${answer.json().report.id}`)).json()
  }

  const pdfOf = async (scene: Scene, id: string) => (await ask(scene, 'GET', `${path}/${id}/pdf`)).rawPayload
  const tagsOf = async (scene: Scene, id: string) => structureOf(await pdfOf(scene, id))
  const sheetsOf = async (scene: Scene, id: string) =>
    readSheets((await ask(scene, 'GET', `${path}/${id}/xlsx`)).rawPayload)

  return { ask, archiveOf, made, pdfOf, tagsOf, sheetsOf }
}
