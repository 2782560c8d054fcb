import { useCopy } from '../../copy/copy.ts';
import { FirstStepsOfProject } from '../../firstSteps/FirstStepsOfProject.tsx';
import { columns, questionsColumn } from '../../moduleEditor/columns.ts';
import { InstantFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { Actions } from '../../moduleEditor/frame/Actions.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ProjectBanner.tsx';
import { LockedNotice } from '../../moduleEditor/questions/LockedNotice.tsx';
import { Questionnaire } from '../../moduleEditor/questions/Questionnaire.tsx';
import { JumpToResult } from '../../moduleEditor/result/JumpToResult.tsx';
import { type ModulePageProps, useModuleWork } from '../../moduleEditor/state/useModuleEditor.ts';
import { focusPageHeading } from '../../shell/useRouteFocus.ts';
import { AlreadyHaveIdea } from './AlreadyHaveIdea.tsx';
import { IdeasResult } from './IdeasResult.tsx';
import { SelectedIdeaPanel } from './SelectedIdeaPanel.tsx';

/** Find an idea: the questions, the ideas that come of them, the one that is chosen and developed. */
export function BrainstormPage(props: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const work = useModuleWork(props);
  return (
    <ModuleFrame work={work}>
      <ProjectBanner work={work} />
      <FirstStepsOfProject project={work.project} onDismissed={focusPageHeading} className="mt-4" />
      <JumpToResult work={work} />
      <div className={`mt-6 ${columns}`}>
        <div className={questionsColumn}>
          <LockedNotice work={work} />
          <AlreadyHaveIdea work={work} />
          <section aria-label={moduleScreen.questions} className="space-y-6">
            <Questionnaire work={work} />
            <Actions work={work} />
          </section>
        </div>
        <div className="min-w-0 space-y-6">
          <InstantFailure instant={work.instant} onGone={() => work.heading.current?.focus()} />
          <SelectedIdeaPanel work={work} />
          <IdeasResult work={work} />
        </div>
      </div>
    </ModuleFrame>
  );
}
