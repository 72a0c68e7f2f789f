import type { Cluster } from '../cluster/start-cluster';
import type { Figure } from '../figure';

/** Breaks something in a running cluster, heals it, and says what students noticed. */
export type FaultScenario = (scene: {
  cluster: Cluster;
  /** Of students who are registered there. */
  tokens: readonly string[];
}) => Promise<Figure[]>;

/** Brings its own server along. */
export type LoneScenario = () => Promise<Figure[]>;
