import { describe, expect, it } from 'vitest'
import { multipartHeaders, multipartOf, type Part, png } from '#areas/files/server/testing/multipart.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { versionsAlwaysKept } from '../rules/kept-versions.ts'
import { withBlock } from '../rules/page-edits.ts'
import { both } from '../rules/templates/template.ts'
import { examplePage } from '../rules/testing/example-page.ts'
import { forgetWebsiteVersions } from './retention.ts'
import { deskOf } from './testing/desk.ts'

const world = useWorld()

const formOf = (part: Part) => ({ payload: multipartOf([part]), headers: multipartHeaders })

describe('each night', () => {
  it('old versions go, and with them files that nothing names any more', async () => {
    const home = await world.workspace()
    const desk = deskOf(world, home, await world.person(home, 'admin'))
    const upload = async () => (await desk.upload('picture', formOf({ name: 'a.png', content: png }))).id
    const [old, kept, loose] = [await upload(), await upload(), await upload()]
    const pictured = (fileId: string) =>
      withBlock(examplePage(), 'opening', (block) => ({ ...block, picture: { fileId, alt: both('a', 'b') } }))
    await desk.save(pictured(old))
    await desk.publish()
    for (let number = 0; number < versionsAlwaysKept; number += 1) {
      await desk.save({ ...pictured(kept), title: both(`${number}`, `${number}`) })
      await desk.publish()
    }
    const night = async (years: number) =>
      asSystem(world.services, home, (ctx) =>
        forgetWebsiteVersions({ ...ctx, now: new Date(Date.now() + years * 366 * 86_400_000) }),
      )
    const statusOf = async (id: string) => (await world.ask(home, { url: `/api/v1/public-files/${id}` })).statusCode
    await night(0)
    expect((await desk.read()).versions).toHaveLength(versionsAlwaysKept + 1)
    expect(await statusOf(loose)).toBe(200)
    await night(3)
    const { versions } = await desk.read()
    expect(versions.map((one: { versionNumber: number }) => one.versionNumber).at(-1)).toBe(2)
    expect([await statusOf(old), await statusOf(kept), await statusOf(loose)]).toEqual([404, 200, 404])
  })
})
