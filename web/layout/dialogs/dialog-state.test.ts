import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedDialogs, opened } from './dialog-state.ts'

const kinds = ['isVisibleFeedback', 'isVisibleFeedbackWrite', 'isModalBook', 'isVisibleVideo'] as const

test('R121 A27 the state of the dialogs has the fields of the specification, and begins with none of them open', () => {
  const { isVisible, image, video_url } = closedDialogs
  assert.deepEqual([isVisible, image, video_url], [false, null, ''])
  for (const kind of kinds) assert.equal(closedDialogs[kind], false, kind)
})

test('R121 A27 one dialog is open at a time, with what it needs and nothing of the one before', () => {
  const image = { id: 1, src: '/a.avif', alt: 'a window' }
  const openings = [
    { isVisibleFeedback: true, image, title: 'callback.page.title' },
    { isVisibleFeedbackWrite: true },
    { isModalBook: true, about: { estate_id: 7 } },
    { isVisibleVideo: true, video_url: '/film.mp4' },
  ] as const
  for (const [index, opening] of openings.entries()) {
    const state = opened(opening)
    assert.equal(state.isVisible, true)
    assert.deepEqual(
      kinds.filter((kind) => state[kind]),
      [kinds[index]],
    )
    assert.deepEqual(state, { ...closedDialogs, isVisible: true, ...opening })
  }
})
