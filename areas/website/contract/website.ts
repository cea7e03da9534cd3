// The website in the page builder: reading it with its versions, and saving its draft.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { languages } from '#platform/rules/project-type.ts'
import { pageContent } from '../rules/content.ts'

const root = '/api/v1/settings/page-builder'
export const websitePath = (path: string) => `${root}${path}`

/** 0 until the website is saved for the first time. */
export const websiteVersion = z.int().min(0)
export const versionNumber = z.coerce.number().int().min(1)

export const editedWebsite = z.object({
  version: websiteVersion,
  /** True if the content differs from the newest version. */
  isDraft: z.boolean(),
  content: pageContent,
  /** Last save of the draft; null without one. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  isOwn: z.boolean(),
  /** Number of the version that visitors read; null while the page is not published. */
  liveVersion: z.number().nullable(),
})

export const versionRow = z.object({
  versionNumber: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  note: z.string(),
})

export const getWebsitePage = endpoint({
  method: 'GET',
  path: root,
  summary: 'The website being edited, its newest version, all versions newest first, and the files it uses.',
  response: z.object({
    edited: editedWebsite,
    /** Content of the newest version; null if it was never published. */
    published: pageContent.nullable(),
    versions: z.array(versionRow),
    /** Documents in the draft and in the newest version. */
    documents: z.array(uploadedFile),
    languages: z.array(z.enum(languages)),
    /** Absolute URL of the public page. */
    address: z.string(),
  }),
})

export const saveWebsitePage = endpoint({
  method: 'POST',
  path: root,
  summary:
    'Saves the draft as a whole, with its HTML cleaned; 409 with the newer draft (`current`) when stale, 422 for an address that could run a script or a file that is not of the website.',
  body: z.object({ version: websiteVersion, content: pageContent }),
  response: z.object({ version: websiteVersion, isDraft: z.boolean() }),
})

export const previewWebsite = endpoint({
  method: 'POST',
  path: websitePath('/preview'),
  summary: 'The page as HTML as visitors would get it from this content; saves nothing.',
  body: z.object({ content: pageContent, language: z.enum(languages) }),
  response: z.object({
    html: z.string(),
    /** Colours, as CSS. */
    look: z.string(),
    title: z.string(),
  }),
})

export const uploadWebsitePicture = endpoint({
  method: 'POST',
  path: websitePath('/picture'),
  summary:
    'Keeps a picture (PNG, JPEG or WebP, up to 20 MB) for the website and answers its public address; a page shows it once it is saved with its id.',
  response: uploadAnswer,
})

export const uploadWebsiteDocument = endpoint({
  method: 'POST',
  path: websitePath('/document'),
  summary: 'Keeps a PDF for the website; visitors get it while a published page names it.',
  response: uploadAnswer,
})
