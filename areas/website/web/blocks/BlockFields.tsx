// The fields of each kind of block.

import type { Block } from '../../rules/content.ts'
import { ContactFields, ObjectsFields } from './ReadFields.tsx'
import { CallFields, LocationFields, PictureTextFields, TextFields, VideoFields } from './TextFields.tsx'
import { DocumentsFields } from './DocumentsFields.tsx'
import { FactsFields, QuestionsFields } from './ListFields.tsx'
import { CarouselFields, OpeningFields } from './PictureFields.tsx'

interface Props {
  block: Block
  onChange: (change: object, about?: string) => void
}

export function BlockFields({ block, onChange }: Props) {
  switch (block.kind) {
    case 'opening':
      return <OpeningFields block={block} onChange={onChange} />
    case 'carousel':
      return <CarouselFields block={block} onChange={onChange} />
    case 'text':
      return <TextFields block={block} onChange={onChange} />
    case 'picture-text':
      return <PictureTextFields block={block} onChange={onChange} />
    case 'facts':
      return <FactsFields block={block} onChange={onChange} />
    case 'objects':
      return <ObjectsFields block={block} onChange={onChange} />
    case 'location':
      return <LocationFields block={block} onChange={onChange} />
    case 'documents':
      return <DocumentsFields block={block} onChange={onChange} />
    case 'questions':
      return <QuestionsFields block={block} onChange={onChange} />
    case 'contact':
      return <ContactFields block={block} onChange={onChange} />
    case 'call':
      return <CallFields block={block} onChange={onChange} />
    case 'video':
      return <VideoFields block={block} onChange={onChange} />
  }
}
