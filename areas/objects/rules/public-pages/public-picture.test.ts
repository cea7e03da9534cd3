import { describe, expect, it } from 'vitest'
import { publicPictureOf } from './public-picture.ts'

const drawings = { layout_plan: '/plan', house_photo: null, image: '/front' }

describe('the picture of an object', () => {
  it('is its photograph, small in lists, of which there is no dark one', () => {
    const shown = { ...drawings, photo: '/photo', image: '/photo' }
    expect(publicPictureOf(shown, 'small')).toEqual({
      kind: 'photo',
      light: '/photo?size=thumb',
      dark: '/photo?size=thumb',
    })
    expect(publicPictureOf(shown, 'large')).toEqual({ kind: 'photo', light: '/photo', dark: '/photo' })
  })

  it('is drawn where there is none: the plan before the house, on the paper of the screen', () => {
    expect(publicPictureOf({ ...drawings, photo: null }, 'small')).toEqual({
      kind: 'plan',
      light: '/plan?scheme=light',
      dark: '/plan?scheme=dark',
    })
    const house = { ...drawings, photo: null, layout_plan: null, house_photo: '/house' }
    expect(publicPictureOf(house, 'large')).toEqual({ kind: 'housePhoto', light: '/house', dark: '/house' })
    expect(publicPictureOf({ ...drawings, photo: null, layout_plan: null }, 'large')).toMatchObject({
      kind: 'house',
      light: '/front?scheme=light',
    })
  })
})
