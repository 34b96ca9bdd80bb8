import type { Scene } from '../scene-making.ts'

export function behindForeignPending(scene: Scene): Scene {
  return { ...scene, answers: { ...scene.answers, 'nonces.foreign': () => ({ isPending: true }) } }
}
