import { type ContainerNode, h, render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import { useAnswer } from '../../../src/ui/state/use-answer.ts'
import { only } from '../../made.ts'

type About = Readonly<{ of: string }>
type Asked = Readonly<{ about: About; answer: (text: string) => void; fail: () => void }>

type Place = ContainerNode & Readonly<{ namespaceURI: string }>

// Hooks need a document position, but draw nothing here.
const nowhere = () => only<Place>({ childNodes: [], firstChild: null, namespaceURI: '' })

function stand() {
  const place = nowhere()
  const asked: Asked[] = []
  const seen: (string | undefined)[] = []
  const ask = (about: About) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ about, answer: resolve, fail: () => reject(new Error('no answer')) })
    })
  function Probe({ about, again }: Readonly<{ about: About | undefined; again: string | undefined }>) {
    seen.push(useAnswer(about, ask, again))
    return null
  }
  const show = async (of: string | undefined, again?: string) => {
    await act(() => render(h(Probe, { about: of === undefined ? undefined : { of }, again }), place))
  }
  return { asked, show, end: () => act(() => render(null, place)), last: () => seen.at(-1), count: () => seen.length }
}

// `act` waits for effects; promises between them need another turn.
const settled = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))

it('asks once about one thing, however often it is drawn, and gives what was answered', async () => {
  const { asked, show, last } = stand()
  await show('a')
  await show('a')
  expect(asked.map(({ about }) => about)).toEqual([{ of: 'a' }])
  expect(last()).toBeUndefined()
  asked[0]?.answer('about a')
  await settled()
  expect(last()).toBe('about a')
})

it('gives nothing about another thing until that is answered, whichever answer comes last', async () => {
  const { asked, show, last } = stand()
  await show('a')
  asked[0]?.answer('about a')
  await settled()
  await show('b')
  expect(last()).toBeUndefined()
  await show('c')
  asked[2]?.answer('about c')
  asked[1]?.answer('about b')
  await settled()
  expect(last()).toBe('about c')
})

it('keeps what was answered while the same is asked once more', async () => {
  const { asked, show, last } = stand()
  await show('a', '1')
  asked[0]?.answer('first')
  await settled()
  await show('a', '2')
  expect([asked.length, last()]).toEqual([2, 'first'])
  asked[1]?.answer('second')
  await settled()
  expect(last()).toBe('second')
})

it('keeps what was answered where there is no other answer', async () => {
  const { asked, show, last } = stand()
  await show('a', '1')
  asked[0]?.answer('first')
  await settled()
  await show('a', '2')
  asked[1]?.fail()
  await settled()
  expect(last()).toBe('first')
})

it('asks nothing where there is nothing to ask about, and forgets what was answered', async () => {
  const { asked, show, last } = stand()
  await show(undefined)
  expect(asked).toEqual([])
  await show('a')
  asked[0]?.answer('about a')
  await settled()
  await show(undefined)
  expect(last()).toBeUndefined()
})

it('hears nothing any more once it is gone', async () => {
  const { asked, show, end, count } = stand()
  await show('a')
  await end()
  const before = count()
  asked[0]?.answer('about a')
  await settled()
  expect(count()).toBe(before)
})
