// Values, problems and completion of the wizard while it is open.

import { useState } from 'react'
import { forgetUploads } from '#areas/files/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { contractErrors } from '#platform/web/form/contract-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { firstStep, steppedTo, type WizardPlace } from '#platform/web/modal/wizard-steps.ts'
import type { getProjectCreation } from '../../contract/create.ts'
import { projectData, type ProjectData } from '../../contract/project-data.ts'
import { useSaveProject } from '../changes.ts'

export const wizardPages = ['details', 'address', 'keyData', 'contactDetails', 'uploads', 'criteriaForm'] as const
export type WizardPageKey = (typeof wizardPages)[number]

/** Values of one page and how to change them. */
export interface PartProps<Part> {
  values: Part
  set: <Field extends keyof Part & string>(field: Field, value: Part[Field]) => void
  errorOf: (field: string) => string | undefined
  /** Path of a field in the request body. */
  nameOf: (field: string) => string
}

export type ProjectWizardState = ReturnType<typeof useProjectWizard>

interface Options {
  creation: ReceivedResponseOf<typeof getProjectCreation>
  onSaved: (id: string) => unknown
}

export function useProjectWizard({ creation, onSaved }: Options) {
  const t = useText()
  const save = useSaveProject()
  const [data, setData] = useState<ProjectData>(creation.data)
  const [images, setImages] = useState<readonly UploadedFile[]>(creation.images)
  const [files, setFiles] = useState<readonly UploadedFile[]>(creation.files)
  // A project that is edited may be entered at each page.
  const [place, setPlace] = useState<WizardPlace>(
    creation.id === null ? firstStep : { at: 0, reached: wizardPages.length - 1 },
  )
  const { errorOf, show, clear, take } = useServerErrors()
  const wanted = { ...data, uploads: { images: images.map(({ id }) => id), files: files.map(({ id }) => id) } }

  const check = async (at: number): Promise<boolean> => {
    const page = wizardPages[at] ?? 'details'
    const problems = Object.entries(contractErrors(projectData, wanted)).filter(([field]) =>
      field.startsWith(`${page}.`),
    )
    show(Object.fromEntries(problems.map(([field, { key, values }]) => [field, t(key, { ...values })])))
    return problems.length === 0
  }

  /** Opens the first page with a refused field. */
  const showRefusal = (failure: unknown) => {
    take(failure)
    const pages = Object.keys(fieldMessagesOf(failure)).map((field) => field.split('.')[0])
    const first = wizardPages.findIndex((page) => pages.includes(page))
    if (first >= 0) setPlace((before) => steppedTo(before, first))
  }

  const complete = async (): Promise<void> => {
    const { id, version } = creation
    const body = { ...wanted, ...(id && version ? { id, version } : {}) }
    const saved = await save.mutateAsync({ body }).catch(showRefusal)
    if (saved) await onSaved(saved.id)
  }

  const partOf = <Page extends WizardPageKey>(page: Page): PartProps<ProjectData[Page]> => ({
    values: data[page],
    set: (field, value) => {
      setData((before) => ({ ...before, [page]: { ...before[page], [field]: value } }))
      clear(`${page}.${field}`)
    },
    errorOf: (field) => errorOf(`${page}.${field}`),
    nameOf: (field) => `${page}.${field}`,
  })

  return {
    partOf,
    images,
    files,
    setImages: (next: readonly UploadedFile[]) => {
      setImages(next)
      clear('uploads.images')
    },
    setFiles,
    errorOf,
    place,
    setPlace,
    check,
    complete,
    isChanged: JSON.stringify(wanted) !== JSON.stringify(creation.data),
    /** Removes the uploads that nothing was saved with. */
    discard: () => {
      const stored = new Set([...creation.images, ...creation.files].map(({ id }) => id))
      void forgetUploads([...images, ...files].filter(({ id }) => !stored.has(id)))
    },
  }
}
