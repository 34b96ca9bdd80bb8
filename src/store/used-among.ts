type ByIds = Readonly<{ getAllKeys: (id: string) => Promise<readonly string[]> }>

/**
 * Which of these names other rows have, by an index of what must be had once. Rows that cannot be read count as well.
 *
 * @param byIds keeps names in lower case
 * @param exceptId the key of the row that may have them
 */
export async function usedAmong(byIds: ByIds, ids: readonly string[], exceptId: string): Promise<readonly string[]> {
  const used: string[] = []
  for (const id of ids) {
    const keys = await byIds.getAllKeys(id.toLowerCase())
    if (keys.some((key) => key !== exceptId)) used.push(id)
  }
  return used
}
