import { HomeScreen } from '../../features/home/home-screen';
import { HomeGuard } from './home-guard';

export function GuardedHome() {
  return (
    <HomeGuard>
      <HomeScreen />
    </HomeGuard>
  );
}
