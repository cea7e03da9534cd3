// Hands over by IDX 3.01: pictures and documents first, the data file last, under another name until it is complete.

import { randomUUID } from 'node:crypto'
import type { Portal, PortalAdvert, PortalFile, PortalLoad } from './portal.ts'
import { checkAdverts } from './advert-check.ts'
import { mostPictures } from './idx-fields.ts'
import { idxFile, type IdxSender } from './idx-file.ts'
import type { OpenFolder, RemoteFolder } from './remote-folder.ts'

const dataFile = 'unload.txt'

export interface IdxAccess extends IdxSender {
  open: OpenFolder
  /** `flat`: all files in one folder, as older packagers of ImmoScout24 do (standards.md §1.1.6). */
  layout: 'four-folders' | 'flat'
}

const folders = {
  'four-folders': { data: 'data', images: 'images', documents: 'doc' },
  flat: { data: '', images: '', documents: '' },
} as const

export function idxPortal({ open, layout, senderId, agencyId }: IdxAccess): Portal {
  const place = folders[layout]
  return {
    check: () => open(async (folder) => void (await folder.list(place.data))),
    documentOf: (load) => {
      const { accepted, skipped } = checkAdverts(load)
      const content = idxFile(accepted, { senderId, agencyId })
      return { name: dataFile, contentType: 'text/plain; charset=iso-8859-1', content, skipped }
    },
    handOver: (load) =>
      open(async (folder) => {
        const { accepted, skipped } = checkAdverts(load)
        const sent = await sendMissing(folder, place.images, picturesOf(accepted))
        const documents = accepted.flatMap(({ document }) => document ?? [])
        const sentDocuments = await sendMissing(folder, place.documents, documents)
        const content = idxFile(withoutFailed(accepted, [...sent.failed, ...sentDocuments.failed]), {
          senderId,
          agencyId,
        })
        await putWhole(folder, place.data, { name: dataFile, content })
        return { skipped, remoteIds: new Map(), files: sent.count + sentDocuments.count }
      }),
  }
}

const picturesOf = (adverts: PortalLoad['adverts']): PortalFile[] =>
  adverts.flatMap(({ pictures }) => pictures.slice(0, mostPictures))

interface Sent {
  count: number
  /** Names of files that cannot be converted. */
  failed: string[]
}

/** Sends the files that the portal does not have; a name contains the hash of its content. */
async function sendMissing(folder: RemoteFolder, place: string, files: readonly PortalFile[]): Promise<Sent> {
  const sent: Sent = { count: 0, failed: [] }
  if (files.length === 0) return sent
  const known = new Set(await folder.list(place))
  for (const { name, content } of files) {
    if (known.has(name)) continue
    known.add(name)
    const bytes = await content()
    if (!bytes) {
      sent.failed.push(name)
      continue
    }
    await putWhole(folder, place, { name, content: bytes })
    sent.count += 1
  }
  return sent
}

/** A file has its name only once it is complete, because the connection may break at any time. */
async function putWhole(folder: RemoteFolder, place: string, { name, content }: { name: string; content: Buffer }) {
  const unfinished = `${randomUUID()}.tmp`
  await folder.put(place, { name: unfinished, content })
  await folder.rename(place, { from: unfinished, to: name })
}

/** The data file must not name files that are not there. */
const withoutFailed = (adverts: readonly PortalAdvert[], failed: readonly string[]): PortalAdvert[] =>
  adverts.map((advert) => ({
    ...advert,
    pictures: advert.pictures.filter(({ name }) => !failed.includes(name)),
    document: advert.document && failed.includes(advert.document.name) ? null : advert.document,
  }))
