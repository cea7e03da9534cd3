// Writes the text of a letter onto its pages, block by block.

import type PdfDocument from 'pdfkit'
import { a4, millimetres, type Paper } from './drawn-pages.ts'
import type { Block, Run } from './letter-blocks.ts'
import { besideCode, codeHeight, drawCode } from './letter-code.ts'
import { plainLetters as features } from './letters.ts'

interface Sheet {
  paper: Paper
  root: ReturnType<InstanceType<typeof PdfDocument>['struct']>
  left: number
  width: number
  letter: { pictures: ReadonlyMap<string, Buffer>; words: { scan: string } }
}

interface Words {
  blocks: readonly Block[]
  /** URLs that get a QR code after the text that contains them. */
  codes: ReadonlySet<string>
}

const size = 10.5
const ink = '#1f2429'
const line = '#d5d9db'
const afterParagraph = 8
const afterItem = 3
/** Longer addresses are hard to type without a mistake. */
const longestTyped = 40

/** Returns long URLs within sentences; the links of buttons already have a QR code. */
export function codeWorthy(blocks: readonly Block[]): Set<string> {
  const ofButtons = new Set(blocks.flatMap((block) => (block.kind === 'button' ? [block.href] : [])))
  const named = blocks.flatMap((block) => ('runs' in block ? block.runs : [])).flatMap(({ href }) => href ?? [])
  return new Set(named.filter((href) => /^https?:/.test(href) && href.length > longestTyped && !ofButtons.has(href)))
}

export function writeBlocks(sheet: Sheet, { blocks, codes }: Words): void {
  const open = new Set(codes)
  blocks.forEach((block, index) => {
    // After the last item of a list, the next block gets the spacing of a paragraph.
    if (blocks[index - 1]?.kind === 'item' && block.kind !== 'item') sheet.paper.y += afterParagraph - afterItem
    if (block.kind === 'button') writeCode(sheet, { label: block.label, href: block.href })
    else if (block.kind === 'picture') showPicture(sheet, block)
    else if (block.kind === 'rule') drawRule(sheet)
    else {
      writeRuns(sheet, block)
      for (const { href } of block.runs) if (href && open.delete(href)) writeCode(sheet, { label: '', href })
    }
  })
}

type Spoken = Extract<Block, { runs: Run[] }>

function writeRuns({ paper, root, left, width }: Sheet, block: Spoken): void {
  const indent = block.kind === 'item' ? block.depth * 16 : 0
  const bottom = a4.height - millimetres(25)
  // Avoids a heading, or a single line of a paragraph, at the bottom of a page.
  if (paper.y + (block.kind === 'heading' ? 44 : 26) > bottom) paper.addPage()
  if (block.kind === 'item' && block.mark) {
    const y = paper.y
    root.add(
      paper.struct(
        'Lbl',
        {},
        () =>
          void paper
            .font('regular')
            .fontSize(size)
            .fillColor(ink)
            .text(block.mark, left + indent - 16, y, { features, width: 16 }),
      ),
    )
    paper.y = y
  }
  const runs = block.runs.map((run) => ({ ...run, text: onPaper(run), isBold: run.isBold || block.kind === 'heading' }))
  root.add(
    paper.struct(block.kind === 'heading' ? 'H2' : block.kind === 'item' ? 'LBody' : 'P', {}, () => {
      runs.forEach((run, index) => {
        const options = {
          features,
          width: width - indent,
          lineGap: 2.6,
          continued: index < runs.length - 1,
          underline: run.isUnderlined,
        }
        paper.font(fontOf(run)).fontSize(size).fillColor(ink)
        if (index === 0) paper.text(run.text, left + indent, paper.y, options)
        else paper.text(run.text, options)
      })
    }),
  )
  paper.y += block.kind === 'item' ? afterItem : afterParagraph
}

const fontOf = ({ isBold, isItalic }: Pick<Run, 'isBold' | 'isItalic'>): string =>
  [isBold && 'bold', isItalic && 'italic'].filter(Boolean).join(' ') || 'regular'

/** Links cannot be clicked on paper: the address follows the text. */
function onPaper({ text, href }: Run): string {
  if (!href) return text
  const address = href.replace(/^(?:mailto|tel):/, '')
  return text.trim() === address || `https://${text.trim()}` === address ? text : `${text} (${address})`
}

function writeCode(
  { paper, root, left, width, letter }: Sheet,
  { label, href }: { label: string; href: string },
): void {
  if (paper.y + codeHeight > a4.height - millimetres(25)) paper.addPage()
  const place = { x: left, y: paper.y + 2 }
  root.add(paper.struct('Figure', { alt: `${label} ${href}`.trim() }, () => drawCode(paper, href, place)))
  const beside = besideCode(place, width)
  root.add(
    paper.struct('P', {}, () => {
      paper.fillColor(ink)
      if (label) paper.font('bold').fontSize(size).text(label, beside.x, beside.y, { features, width: beside.width })
      else paper.y = beside.y
      paper
        .font('regular')
        .fontSize(9)
        .text(letter.words.scan, beside.x, paper.y + 2, { features, width: beside.width })
      paper.text(href, beside.x, paper.y + 1, { features, width: beside.width, lineGap: 1 })
    }),
  )
  paper.y = Math.max(paper.y, place.y + codeHeight - millimetres(4)) + afterParagraph + 2
}

function showPicture({ paper, root, left, width, letter }: Sheet, block: Extract<Block, { kind: 'picture' }>): void {
  const content = letter.pictures.get(block.source)
  if (!content) return
  // Converts pixels (96 per inch) to points.
  const box: [number, number] = [Math.min((block.width ?? 240) * 0.75, width), millimetres(80)]
  // The header of a PNG contains its width and height.
  const [wide, high] = [content.readUInt32BE(16), content.readUInt32BE(20)]
  const height = Math.min(box[1], (high / wide) * box[0])
  if (paper.y + height > a4.height - millimetres(25)) paper.addPage()
  const y = paper.y
  root.add(paper.struct('Figure', { alt: block.alt }, () => void paper.image(content, left, y, { fit: box })))
  paper.y = y + height + afterParagraph
}

function drawRule({ paper, left, width }: Sheet): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper
    .moveTo(left, paper.y + 2)
    .lineTo(left + width, paper.y + 2)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
  paper.endMarkedContent()
  paper.y += 4 + afterParagraph
}
