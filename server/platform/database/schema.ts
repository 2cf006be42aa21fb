/** The tables of the product. Each domain adds those that it owns in its `*.table.ts` by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by module augmentation
export interface Database {}
