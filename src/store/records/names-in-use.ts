type ByIds = Readonly<{ getAllKeys: (id: string) => Promise<readonly string[]> }>

/** Finds names that other rows use, also unreadable rows. `byIds` indexes lower-case names. */
export async function namesInUse(byIds: ByIds, ids: readonly string[], exceptId: string): Promise<readonly string[]> {
  const used: string[] = []
  for (const id of ids) {
    const keys = await byIds.getAllKeys(id.toLowerCase())
    if (keys.some((key) => key !== exceptId)) used.push(id)
  }
  return used
}
