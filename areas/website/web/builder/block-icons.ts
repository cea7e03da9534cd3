// Icon of each kind of block.

import {
  IconAlignLeft,
  IconFileDownload,
  IconHomeStar,
  IconLayoutGrid,
  IconMapPin,
  IconMessageQuestion,
  IconPhotoScan,
  IconPhoto,
  IconPhone,
  IconPlayerPlay,
  IconPointer,
  IconTable,
  type Icon,
} from '@tabler/icons-react'
import type { BlockKind } from '../../rules/content.ts'

export const blockIcons: Record<BlockKind, Icon> = {
  opening: IconHomeStar,
  carousel: IconPhoto,
  text: IconAlignLeft,
  'picture-text': IconPhotoScan,
  facts: IconLayoutGrid,
  objects: IconTable,
  location: IconMapPin,
  documents: IconFileDownload,
  questions: IconMessageQuestion,
  contact: IconPhone,
  call: IconPointer,
  video: IconPlayerPlay,
}
