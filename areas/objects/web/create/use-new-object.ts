// Manages the new object while the wizard is open: values, problems and creation. Images and documents are saved
// after the object is created.

import { useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getBuildingCreation, listBuildings } from '#areas/buildings/contract/buildings.ts'
import { call, CallFailed } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { firstStep, steppedTo } from '#platform/web/modal/wizard-steps.ts'
import { useInit, useSession } from '#platform/web/api/session.ts'
import { notify } from '#platform/web/core/notify.ts'
import { askNumber, createObject, getObjectCreation } from '../../contract/create.ts'
import type { ObjectData } from '../../contract/edit.ts'
import { setUpFiles, setUpImages } from '../../contract/media.ts'
import type { Asked } from '../../rules/object-sections.ts'
import { staleAfterChange } from '../changes.ts'
import { asUpdated } from '../media/chosen-document.ts'
import { forgetUploads } from '#areas/files/web/public.tsx'
import { keeperOf } from './kept-draft.ts'
import { errorsOn, nothingBuilt, pageOf, wizardPages, type NewObject } from './new-object.ts'

interface Options {
  asked: Asked
  first: ObjectData
  onDone: () => void
}

export type NewObjectWizard = ReturnType<typeof useNewObject>

type Part = Partial<NewObject>

export function useNewObject({ asked, first, onDone }: Options) {
  const t = useText()
  const queryClient = useQueryClient()
  const [beginning] = useState<NewObject>({ data: first, ...nothingBuilt })
  const keeper = useKeeper(asked)
  const [kept, setKept] = useState(() => keeper.read(beginning))
  const [wanted, setWanted] = useState(kept?.wanted ?? beginning)
  const [place, setPlace] = useState(kept?.place ?? firstStep)
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(beginning)
  const isOver = useRef(false)
  useEffect(() => {
    if (isOver.current) return
    if (isChanged) keeper.write({ wanted, place, at: new Date().toISOString() })
    else keeper.clear()
  }, [keeper, wanted, place, isChanged])
  const { errorOf, show, clear, take } = useServerErrors()

  const change = (part: Part | ((before: NewObject) => Part), corrected?: readonly string[]) => {
    setWanted((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }))
    const fields = corrected ?? (typeof part === 'function' ? [] : Object.keys(part).map((key) => sentAs[key] ?? key))
    for (const field of fields) clear(field)
  }
  const set = <Field extends keyof ObjectData>(field: Field, value: ObjectData[Field]) =>
    change(({ data }) => ({ data: { ...data, [field]: value } }), [field])

  const check = async (at: number): Promise<boolean> => {
    const page = wizardPages[at] ?? 'summary'
    const problems = errorsOn(page, wanted, asked)
    const number = wanted.data.reference_number
    if (page === pageOf('reference_number') && !('reference_number' in problems) && (await isTaken(number))) {
      problems.reference_number = { key: 'objects_reference_number_taken' }
    }
    show(Object.fromEntries(Object.entries(problems).map(([field, { key, values }]) => [field, t(key, { ...values })])))
    return Object.keys(problems).length === 0
  }

  /** Opens the first page with a refused field. */
  const showRefusal = (failure: unknown) => {
    take(failure)
    const fields = failure instanceof CallFailed ? Object.keys(failure.refusal.fields ?? {}) : []
    const places = fields.map((field) => wizardPages.indexOf(pageOf(field)))
    if (places.length > 0) setPlace((before) => steppedTo(before, Math.min(...places)))
  }

  /** Deletes the stored draft. */
  const end = () => {
    isOver.current = true
    keeper.clear()
  }
  const dropUploads = () => forgetUploads([...wanted.images, ...wanted.documents])

  const complete = async (): Promise<void> => {
    const { data, isNewBuilding, building, buildingId } = wanted
    const where = isNewBuilding ? { building, buildingId: null } : { building: null, buildingId }
    const created = await call(createObject, { params: { kind: asked.kind }, body: { ...data, ...where } }).catch(
      showRefusal,
    )
    if (!created) return
    end()
    await saveMedia(created.id, wanted).catch((failure: unknown) => {
      notify({ type: 'warning', title: t('objects_created_without_media') })
      tellFailure(failure)
    })
    for (const notice of created.notify ?? []) notify(notice)
    const stale = [...staleAfterChange, getObjectCreation, listBuildings, getBuildingCreation]
    await markStale(queryClient, stale)
    onDone()
  }

  return {
    wanted,
    change,
    set,
    place,
    setPlace,
    check,
    complete,
    errorOf,
    isChanged,
    /** Time of the restored draft, until the user starts over. */
    keptAt: kept?.at,
    beginAnew: () => {
      void dropUploads()
      setKept(undefined)
      setWanted(beginning)
      setPlace(firstStep)
      show({})
    },
    discard: () => {
      end()
      void dropUploads()
    },
  }
}

function useKeeper({ kind }: Asked) {
  const { tenant } = useInit()
  const { user } = useSession()
  const whose = `${tenant}:${user.id}:${kind}`
  return useMemo(() => keeperOf(localStorage, whose), [whose])
}

const sentAs: Record<string, string> = { images: 'updatedImages', documents: 'updatedFiles' }

/** If the request fails, the wizard continues, because creation checks the number again. */
const isTaken = (reference_number: string): Promise<boolean> =>
  call(askNumber, { query: { reference_number } }).then(
    ({ isFree }) => !isFree,
    () => false,
  )

async function saveMedia(id: string, { images, documents }: NewObject): Promise<void> {
  if (images.length > 0) {
    const body = { removedImages: [], updatedImages: images.map((image) => image.id) }
    await call(setUpImages, { params: { id }, body })
  }
  if (documents.length > 0) {
    await call(setUpFiles, { params: { objectId: id }, body: { removedFiles: [], updatedFiles: asUpdated(documents) } })
  }
}
