/** Which layers of the document are switched on. */
export type LayerConfig = { isVisible(group: unknown): boolean };

/** Layers that are off hide their text; artifacts belong to the page. Both nest. */
export function createMarkedContent(layers: LayerConfig | undefined) {
  const open: { isHidden: boolean; isArtifact: boolean }[] = [];
  let hidden = 0;
  let artifacts = 0;
  return {
    begin(tag: unknown, properties: unknown) {
      const content = {
        isHidden: tag === 'OC' && layers !== undefined && !layers.isVisible(properties),
        isArtifact: tag === 'Artifact',
      };
      open.push(content);
      hidden += Number(content.isHidden);
      artifacts += Number(content.isArtifact);
    },
    end() {
      const content = open.pop();
      hidden -= Number(content?.isHidden ?? false);
      artifacts -= Number(content?.isArtifact ?? false);
    },
    isHidden: () => hidden > 0,
    isArtifact: () => artifacts > 0,
  };
}
