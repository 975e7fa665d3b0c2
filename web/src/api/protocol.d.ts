// Made by `make types` from the contract 25649dc0e8e75576e36e4ac3a1c886825fd97f2105b430b531bc1a0fb350451b. Do not edit.

export interface paths {
    "/api/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * TableByCode
         * @description The table that has this code until its match begins. Wrong codes are limited.
         */
        get: operations["ApiCodesTableByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games that can be played here, the easiest first, their options and bots.
         */
        get: operations["ApiGamesGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game: a guide of one page, and every clause.
         */
        get: operations["ApiGamesRulesRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PublicTables
         * @description Public tables that are open or playing, the newest first.
         */
        get: operations["ApiTablesPublicTables"];
        put?: never;
        /**
         * OpenTable
         * @description Open a table. Your key holds every seat you wanted for yourself; send your friends the link `/t/{id}`.
         */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * TableInfo
         * @description What everybody with the link may know.
         */
        get: operations["ApiTablesTableIdTableInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis
         * @description Who was betrayed when: beliefs, turning points, luck and skill of a finished match, with all its secrets.
         */
        get: operations["ApiTablesTableIdAnalysisAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/analysis/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AnalysisProgress
         * @description How far the analysis has come that somebody is waiting for.
         */
        get: operations["ApiTablesTableIdAnalysisProgressAnalysisProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask
         * @description Who am I, where is orange, what may I do, what would this move do: answered from your own view.
         */
        post: operations["ApiTablesTableIdAskAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command
         * @description Sit down, start, move, say … Repeated with the same id, a command is answered again and not done again.
         */
        post: operations["ApiTablesTableIdCommandsCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description Where the table allows hints: what your seat may suspect, and the facts that moved the belief most.
         */
        get: operations["ApiTablesTableIdHintHint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The whole match as a file, once it is over; with your own notes.
         */
        get: operations["ApiTablesTableIdRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A finished match beat by beat: as a seat saw it, as a watcher did, or with all its secrets.
         */
        get: operations["ApiTablesTableIdReplayReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Standing
         * @description How a table of yours stands, in short: whom it waits for and since when, or who has won.
         */
        get: operations["ApiTablesTableIdStandingStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics
         * @description What the public log of a finished match says.
         */
        get: operations["ApiTablesTableIdStatisticsStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Updates
         * @description The state of things for your seat (or for a watcher) and the events you have not seen.
         */
        get: operations["ApiTablesTableIdUpdatesUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verification
         * @description Whether the dice were those that were sealed, and every move legal.
         */
        get: operations["ApiTablesTableIdVerificationVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether this process serves and can write down what is played.
         */
        get: operations["HealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Analysis
         * @description A finished match, read afterwards.
         */
        Analysis: {
            game: string;
            highlights: components["schemas"]["Highlight"][];
            log: components["schemas"]["PublicLog"];
            moments: components["schemas"]["Moment"][];
            names: string[];
            question: components["schemas"]["MatchQuestion"];
            secrets: components["schemas"]["Secret"][];
            skill: components["schemas"]["Skill"] | null;
            stories: components["schemas"]["Story"][];
            turns: number;
            winners: number[];
        };
        /** AnalysisProgress */
        AnalysisProgress: {
            share: number;
        };
        /** Answer */
        Answer: {
            id: string;
            /** @enum {unknown} */
            kind: "answer";
            /** @default null */
            moves?: string[] | null;
            /** @default null */
            question?: string | null;
            /** @default [] */
            sentences?: string[];
            /** @default  */
            word?: string;
        };
        AnyCommand: components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["Ready"] | components["schemas"]["Offer"] | components["schemas"]["Withdraw"] | components["schemas"]["Plan"] | components["schemas"]["Start"] | components["schemas"]["Replace"] | components["schemas"]["Back"] | components["schemas"]["Remove"] | components["schemas"]["Rematch"] | components["schemas"]["Close"] | components["schemas"]["Move"] | components["schemas"]["Chat"] | components["schemas"]["Phrase"] | components["schemas"]["Note"] | components["schemas"]["Pause"] | components["schemas"]["Resume"] | components["schemas"]["MoreTime"];
        /**
         * Ask
         * @description A question about the match, answered from one's own view in one's language.
         */
        Ask: {
            /** @enum {unknown} */
            do: "ask";
            /** @default  */
            id?: string;
            question: string;
            /** @default  */
            word?: string;
        };
        /**
         * Back
         * @description I am back: my seat again, please.
         */
        Back: {
            /** @enum {unknown} */
            do: "back";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Balance
         * @description The sums of one seat. A given-away 1 is a whole match thrown away.
         */
        Balance: {
            decisions: number;
            given: number;
            given_error: number;
            luck: number;
            luck_error: number;
            /** @default  */
            said?: string;
            seat: number;
        };
        /**
         * BankClock
         * @description So many seconds for the whole match, and some more for each decision.
         */
        BankClock: {
            /** @default 0 */
            increment?: number;
            /** @enum {unknown} */
            kind: "bank";
            seconds: number;
        };
        /**
         * BotInfo
         * @description A bot to play against.
         */
        BotInfo: {
            about: string;
            bot: string;
            /** @default [] */
            faces?: string[];
            title: string;
        };
        /** BotSeat */
        BotSeat: {
            bot: string;
            /** @enum {unknown} */
            by: "bot";
            /**
             * @description One of the faces of the house; empty for any that is free.
             * @default
             */
            face?: string;
        };
        /**
         * Chat
         * @description Write to others: to the table, or in another channel that is open.
         */
        Chat: {
            /** @default table */
            channel?: string;
            /** @enum {unknown} */
            do: "chat";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
            text: string;
        };
        /** Clause */
        Clause: {
            clauses: string[];
            id: string;
            text: string;
            title: string;
            words: string[];
        };
        /**
         * ClockInfo
         * @description The times, when the message was written.
         */
        ClockInfo: {
            /** @default {} */
            left?: {
                [key: string]: number;
            };
            /** @default [] */
            running?: number[];
            /** @default {} */
            timers?: {
                [key: string]: number;
            };
        };
        /**
         * Close
         * @description Give the table up. The host's.
         */
        Close: {
            /** @enum {unknown} */
            do: "close";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /** Counted */
        Counted: {
            figures: Record<string, unknown>;
            sentences: string[];
        };
        /**
         * Curve
         * @description How much of one part of the question was known, moment by moment.
         */
        Curve: {
            about: string;
            answer: string;
            /** @default  */
            claim?: string;
            eyes: string;
            insight: components["schemas"]["Insight"] | null;
            /** @default  */
            said?: string;
            secrets: string[];
            values: number[];
        };
        /**
         * Decision
         * @description A move, and the best one its player could have found, by what they could know then.
         */
        Decision: {
            best: string;
            /** @default [] */
            better?: components["schemas"]["Sentence"][];
            error: number;
            given: number;
            move: number;
            played: string;
            /** @default  */
            said?: string;
            seat: number;
            /** @default [] */
            told?: components["schemas"]["Sentence"][];
            turn: number;
            when: components["schemas"]["Sentence"];
            worth: number;
        };
        /**
         * DecisionInfo
         * @description What a seat may decide now.
         */
        DecisionInfo: {
            count: number;
            /** @default [] */
            moves?: string[];
        };
        /**
         * Done
         * @description The command was carried out, and will be remembered whatever happens.
         */
        Done: {
            id: string;
            /** @default null */
            key?: string | null;
            /** @enum {unknown} */
            kind: "done";
            /** @default null */
            seat?: number | null;
            /** @default null */
            table?: string | null;
            version: number;
        };
        /**
         * Channel
         * @description Who may write and read where, since which moment (DA-5.1).
         */
        "double_agents.Channel": {
            name: string;
            readers: number[];
            since: number;
            writers: number[];
        };
        /**
         * Choice
         * @description A card and a destination, as far as they are chosen.
         */
        "double_agents.Choice": {
            card: string | null;
            destination: string | null;
        };
        /**
         * Company
         * @description A company as everybody sees it.
         */
        "double_agents.Company": {
            discard: number;
            members: number[];
            name: string;
            pile: number;
            since: number;
            status: string;
        };
        /**
         * Mission
         * @description A mission that has found its fate (I19).
         */
        "double_agents.Mission": {
            destination: string;
            holder: string;
            round: number;
            value: number;
        };
        /** Options */
        "double_agents.Options": {
            /** @default true */
            absent_can_win?: boolean;
            /**
             * @default named
             * @enum {unknown}
             */
            ballots?: "named" | "secret";
            /** @default false */
            dead_drop?: boolean;
            /**
             * @default transfer
             * @enum {unknown}
             */
            defector_mode?: "copy" | "transfer";
            /**
             * @description a whole number of seconds up to 1800
             * @default 0
             */
            discussion_seconds?: number;
            /** @default true */
            full_log?: boolean;
            /**
             * @description a whole number of seconds up to 300
             * @default 60
             */
            hush_seconds?: number;
            /** @default true */
            mates_see_destinations?: boolean;
            /** @default standard */
            mission_values?: ("flat" | "low" | "standard") | number[];
            /** @default true */
            negative_totals?: boolean;
            /** @default true */
            post_game_replay?: boolean;
            /**
             * @default on_need
             * @enum {unknown}
             */
            reshuffle?: "on_empty" | "on_need";
            /**
             * @default random
             * @enum {unknown}
             */
            team_assignment?: "chosen" | "random";
            /**
             * @description a whole number of seconds up to 600
             * @default 0
             */
            vote_seconds?: number;
        };
        /**
         * Outcome
         * @description How a match ended: the winning seats (possibly none), every seat's points, and why in the game's own words.
         */
        "double_agents.Outcome": {
            facts: Record<string, unknown>;
            points: number[];
            reason: string;
            winners: number[];
        };
        /**
         * Result
         * @description A destination of a round played (I15, I17, I19).
         */
        "double_agents.Result": {
            cia: components["schemas"]["double_agents.Side"];
            destination: string;
            holder: string;
            kgb: components["schemas"]["double_agents.Side"];
            reason: string;
            value: number;
            winner: string;
        };
        /**
         * Round
         * @description The public side of a round played (DA-12.3).
         */
        "double_agents.Round": {
            destinations: [
                string[],
                string[]
            ];
            number: number;
            results: components["schemas"]["double_agents.Result"][];
        };
        /**
         * Side
         * @description What a company had at a destination, what its cards did to the enemy's, and what it all came to.
         */
        "double_agents.Side": {
            cards: string[];
            killed: string[];
            total: number;
            turned: string[];
        };
        /**
         * View
         * @description The two companies as one seat, or a watcher, may know them.
         */
        "double_agents.View": {
            awarded: components["schemas"]["double_agents.Mission"][];
            ballot: string | null;
            ballots: {
                [key: string]: string;
            } | null;
            channels: components["schemas"]["double_agents.Channel"][];
            companies: components["schemas"]["double_agents.Company"][];
            company: string | null;
            draft: components["schemas"]["double_agents.Choice"] | null;
            game: string;
            hand: string[];
            hand_sizes: number[];
            identities: {
                [key: string]: string;
            } | null;
            larger: string | null;
            late: number | null;
            leg: number;
            legs: string[][];
            locations: (string | null)[];
            locked: number[];
            mates: {
                [key: string]: string;
            };
            missions: {
                [key: string]: number;
            };
            moment: number;
            options: components["schemas"]["double_agents.Options"];
            out_of_time: number[];
            outcome: components["schemas"]["double_agents.Outcome"] | null;
            phase: string;
            players: number;
            plays: {
                [key: string]: string;
            }[];
            replay: {
                [key: string]: {
                    [key: string]: string;
                };
            }[] | null;
            role: string | null;
            round: number;
            rounds: components["schemas"]["double_agents.Round"][];
            seat: number;
            sent: components["schemas"]["double_agents.Choice"] | null;
            turn: number;
            unturned: {
                [key: string]: number[];
            };
            voted: number[];
            votes: {
                [key: string]: {
                    [key: string]: number;
                };
            } | null;
            waiting: number[];
        };
        /**
         * Draft
         * @description What I have chosen so far; it is kept where the rules keep drafts, until I play it, change it or my time is up.
         *         An empty text takes it back. It is not stored: after a crash it may be lost.
         */
        Draft: {
            /** @enum {unknown} */
            do: "draft";
            /** @default  */
            id?: string;
            text: string;
        };
        /**
         * Draw
         * @description What chance brought between two decisions, and what it did for every seat's chances of winning.
         */
        Draw: {
            drawn: string[];
            errors: number[];
            luck: number[];
            move: number;
            turn: number;
        };
        /**
         * Fact
         * @description Something that happened, and how it changed what somebody believed about one secret.
         */
        Fact: {
            after: number;
            answer: string;
            before: number;
            facts: Record<string, unknown>;
            heard: number;
            kind: string;
            move: number;
            /** @default  */
            said?: string;
            secret: string;
            turn: number;
            when: components["schemas"]["Sentence"];
        };
        /** FoundTable */
        FoundTable: {
            table: string;
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Ask"] | components["schemas"]["Moves"] | components["schemas"]["Preview"] | components["schemas"]["Typed"] | components["schemas"]["Draft"] | components["schemas"]["Ping"] | components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["Ready"] | components["schemas"]["Offer"] | components["schemas"]["Withdraw"] | components["schemas"]["Plan"] | components["schemas"]["Start"] | components["schemas"]["Replace"] | components["schemas"]["Back"] | components["schemas"]["Remove"] | components["schemas"]["Rematch"] | components["schemas"]["Close"] | components["schemas"]["Move"] | components["schemas"]["Chat"] | components["schemas"]["Phrase"] | components["schemas"]["Note"] | components["schemas"]["Pause"] | components["schemas"]["Resume"] | components["schemas"]["MoreTime"];
        FromServer: components["schemas"]["Update"] | components["schemas"]["Presence"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Answer"] | components["schemas"]["Pong"];
        /**
         * GameInfo
         * @description A game that can be played here.
         */
        GameInfo: {
            age: number;
            bots: components["schemas"]["BotInfo"][];
            company: string[];
            feel: string;
            game: string;
            least: number;
            length: string;
            /** @default [] */
            lessons?: components["schemas"]["LessonTitle"][];
            most: number;
            name: string;
            options: components["schemas"]["OptionInfo"][];
            pitch: string;
            /** @default {} */
            presets?: {
                [key: string]: Record<string, unknown>;
            };
            usual_bot: string;
        };
        /** Health */
        Health: {
            /** @enum {string} */
            clock: "plausible" | "doubted";
            rules: string;
            status: string;
            version: string;
        };
        /** Options */
        "heimlich.Options": {
            /**
             * @default editions
             * @enum {unknown}
             */
            agent_table?: "editions" | "other_editions";
            /** @default random */
            colours?: "random" | ("blue" | "green" | "grey" | "orange" | "red" | "violet" | "yellow")[];
            /**
             * @default d6
             * @enum {unknown}
             */
            die?: "d6" | "one_to_three";
            /** @default by_mode */
            dossier_rule?: "by_mode" | ("any_or_stay" | "any_other" | "unoccupied");
            /** @default true */
            full_log?: boolean;
            /**
             * @default last_count
             * @enum {unknown}
             */
            goal_tie?: "furthest" | "last_count";
            /** @default false */
            independents_block?: boolean;
            /**
             * @default basic
             * @enum {unknown}
             */
            mode?: "advanced" | "basic";
            /**
             * @default consistent
             * @enum {unknown}
             */
            report_rule?: "consistent" | "free";
            /**
             * @default arrival
             * @enum {unknown}
             */
            trigger_rule?: "arrival" | "newcomer";
            /**
             * @description a whole number of turns
             * @default 0
             */
            turn_limit?: number;
        };
        /**
         * Outcome
         * @description How a match ended: the winning seats (possibly none), every seat's points, and why in the game's own words.
         */
        "heimlich.Outcome": {
            facts: Record<string, unknown>;
            points: number[];
            reason: string;
            winners: number[];
        };
        /**
         * Piece
         * @description An agent on the board.
         */
        "heimlich.Piece": {
            agent: string;
            place: string;
            score: number;
        };
        /**
         * View
         * @description Heimlich & Co. as one seat, or a watcher, may know it.
         */
        "heimlich.View": {
            active: number;
            agents: components["schemas"]["heimlich.Piece"][];
            die: number;
            dossier: string;
            game: string;
            identity: string | null;
            independents: number;
            old_agents: string[];
            options: components["schemas"]["heimlich.Options"];
            outcome: components["schemas"]["heimlich.Outcome"] | null;
            owners: {
                [key: string]: string;
            } | null;
            phase: string;
            players: number;
            report: {
                [key: string]: string;
            };
            report_asked: boolean;
            reported: number[];
            reports: {
                [key: string]: string;
            }[] | null;
            seat: number;
            start_rolls: number[];
            turn: number;
            waiting: number[];
        };
        /**
         * Hello
         * @description The first message on a socket: who I am, and what I have seen. Without a key: a watcher.
         */
        Hello: {
            /** @default false */
            decision?: boolean;
            /** @enum {unknown} */
            do: "hello";
            /** @default null */
            key?: string | null;
            /** @default null */
            language?: ("de" | "en" | "fr") | null;
            /** @default false */
            moves?: boolean;
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
            /** @default 0 */
            since?: number;
            /** @default 0 */
            step?: number;
            /** @default null */
            watcher?: string | null;
        };
        /**
         * Highlight
         * @description A turn that changed the chances of winning a lot, for those it changed them for most.
         */
        Highlight: {
            after: number;
            before: number;
            facts: Record<string, unknown>;
            kind: string;
            move: number;
            players: string[];
            /** @default  */
            said?: string;
            turn: number;
            when: components["schemas"]["Sentence"];
        };
        /** Hint */
        Hint: {
            sentences: string[];
        };
        /**
         * Insight
         * @description When something was found out, and what gave it away.
         */
        Insight: {
            /** @default {} */
            facts?: Record<string, unknown>;
            /** @default  */
            kind?: string;
            move: number;
            /** @default  */
            said?: string;
            turn: number;
            when: components["schemas"]["Sentence"];
        };
        /**
         * LessonInfo
         * @description A step of a lesson, in the learner's language.
         */
        LessonInfo: {
            /** @default false */
            asks?: boolean;
            /** @default  */
            at?: string;
            lesson: string;
            step: number;
            steps: number;
            /** @default  */
            task?: string;
            text: string[];
            title: string;
        };
        /**
         * LessonTitle
         * @description A guided match; the page has it at `/learn/<lesson>`.
         */
        LessonTitle: {
            lesson: string;
            title: string;
        };
        /**
         * MatchEvent
         * @description One numbered event of the match, as one viewer may see it.
         */
        MatchEvent: {
            at: number;
            /** @default null */
            brief?: string | null;
            facts: Record<string, unknown>;
            kind: string;
            number: number;
            /** @default false */
            private?: boolean;
            /** @default null */
            said?: string | null;
            turn: number;
        };
        /**
         * MatchQuestion
         * @description What the match turned on: who is who, when somebody could have fled, what is in the cases.
         */
        MatchQuestion: {
            curves: components["schemas"]["Curve"][];
            /** @default [] */
            opening?: string[];
            /** @default  */
            said?: string;
        };
        /**
         * Moment
         * @description What everybody could believe after so many turns, and after so many moves of the record.
         */
        Moment: {
            /** @default [] */
            chances?: number[];
            move: number;
            odds: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
            };
            /** @default  */
            said?: string;
            truth: {
                [key: string]: string;
            };
            turn: number;
            when: components["schemas"]["Sentence"];
        };
        /**
         * MoreTime
         * @description Give more time to whoever is thinking: a minute (a day at a slow table), once for each decision.
         */
        MoreTime: {
            /** @enum {unknown} */
            do: "more_time";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Move
         * @description Play a written move, or a sequence of them.
         */
        Move: {
            /** @enum {unknown} */
            do: "move";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
            text: string;
            version: number;
        };
        /**
         * MoveClock
         * @description So many seconds for each decision.
         */
        MoveClock: {
            /** @enum {unknown} */
            kind: "move";
            seconds: number;
        };
        /**
         * Moves
         * @description Which moves are legal for me now?
         */
        Moves: {
            /** @enum {unknown} */
            do: "moves";
            /** @default  */
            id?: string;
        };
        /**
         * MySeat
         * @description Mine; several of them are several people at one device.
         */
        MySeat: {
            /** @enum {unknown} */
            by: "me";
            /**
             * @description One of the faces of the house; empty for any that is free.
             * @default
             */
            face?: string;
            name: string;
            /** @default  */
            nonce?: string;
        };
        /**
         * NewTable
         * @description A table as its host wants it.
         */
        NewTable: {
            /**
             * @default free
             * @enum {unknown}
             */
            chat?: "free" | "none" | "phrases" | "room";
            clock?: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["BankClock"] | components["schemas"]["SlowClock"];
            /** @default 0 */
            delay?: number;
            game: string;
            /** @default false */
            hints?: boolean;
            /** @default null */
            key?: string | null;
            /** @default {} */
            options?: {
                [key: string]: string | number | boolean | (string | number | boolean | null)[] | null;
            };
            /**
             * @default human
             * @enum {unknown}
             */
            pace?: "human" | "instant";
            /** @default false */
            public?: boolean;
            seats: (components["schemas"]["OpenSeat"] | components["schemas"]["MySeat"] | components["schemas"]["BotSeat"])[];
            /** @default true */
            watchers?: boolean;
        };
        /** NewTableAnswer */
        NewTableAnswer: {
            key: string;
            table: components["schemas"]["TableInfo"];
        };
        /**
         * NoClock
         * @description No time limit.
         */
        NoClock: {
            /** @enum {unknown} */
            kind: "none";
        };
        /**
         * Note
         * @description Write something for yourself: words, and marks of your own shape (the last ones count).
         */
        Note: {
            /** @enum {unknown} */
            do: "note";
            /** @default  */
            id?: string;
            /** @default null */
            marks?: {
                [key: string]: string | number | boolean | (string | number | boolean | (string | number | boolean | null)[] | {
                    [key: string]: string | number | boolean | null;
                } | null)[] | {
                    [key: string]: string | number | boolean | (string | number | boolean | null)[] | {
                        [key: string]: string | number | boolean | null;
                    } | null;
                } | null;
            } | null;
            /** @default null */
            seat?: number | null;
            /** @default  */
            text?: string;
        };
        /** NoteInfo */
        NoteInfo: {
            /** @default null */
            marks?: Record<string, unknown> | null;
            /** @default  */
            text?: string;
            turn: number;
        };
        /**
         * Offer
         * @description Let somebody else take over my chair in the middle of a match: the answer's `key` is for a link that works once,
         *         until the match is over. A new one makes the last void.
         */
        Offer: {
            /** @enum {unknown} */
            do: "offer";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * OpenSeat
         * @description Anybody with the link may sit down here.
         */
        OpenSeat: {
            /** @enum {unknown} */
            by: "open";
        };
        /**
         * OptionInfo
         * @description A rule that may be chosen.
         */
        OptionInfo: {
            about: string;
            choices: unknown[];
            default: unknown;
            free: string;
            key: string;
            /** @default [] */
            several?: unknown[];
            title: string;
        };
        /**
         * Pause
         * @description I agree to stop the clocks; they stop when everybody does.
         */
        Pause: {
            /** @enum {unknown} */
            do: "pause";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Phrase
         * @description Say a ready phrase; everybody hears it in their own language.
         */
        Phrase: {
            /** @default table */
            channel?: string;
            /** @enum {unknown} */
            do: "phrase";
            /** @default {} */
            facts?: {
                [key: string]: string;
            };
            /** @default  */
            id?: string;
            phrase: string;
            /** @default null */
            seat?: number | null;
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            do: "ping";
            /** @default  */
            id?: string;
        };
        /**
         * Plan
         * @description Change a chair before the start: open it, also where somebody sits, or put a bot on it. The host's.
         */
        Plan: {
            chair: number;
            /** @enum {unknown} */
            do: "plan";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
            to: components["schemas"]["OpenSeat"] | components["schemas"]["BotSeat"];
        };
        /** Pong */
        Pong: {
            at: number;
            id: string;
            /** @enum {unknown} */
            kind: "pong";
        };
        /**
         * Possibility
         * @description A possible answer to a secret.
         */
        Possibility: {
            answer: string;
            /** @default  */
            claim?: string;
            /** @default  */
            said?: string;
        };
        /** Presence */
        Presence: {
            here: number[];
            /** @enum {unknown} */
            kind: "presence";
            watchers: number;
            /** @default [] */
            watching?: components["schemas"]["WatcherInfo"][];
        };
        /**
         * Preview
         * @description What would this move do, as far as I can know? Nothing is played.
         */
        Preview: {
            /** @enum {unknown} */
            do: "preview";
            /** @default  */
            id?: string;
            text: string;
        };
        /**
         * PublicLog
         * @description What can be counted in the public log; for Heimlich & Co. the perfect agent's manual.
         */
        PublicLog: {
            figures: Record<string, unknown>;
            /** @default [] */
            said?: string[];
            sentences: [
                string,
                Record<string, unknown>
            ][];
        };
        Question: components["schemas"]["Ask"] | components["schemas"]["Moves"] | components["schemas"]["Preview"] | components["schemas"]["Typed"] | components["schemas"]["Draft"];
        /**
         * Ready
         * @description Say before the start that one may begin.
         */
        Ready: {
            /** @enum {unknown} */
            do: "ready";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Reason
         * @description What somebody believes about a secret, and the facts that moved their belief most, in the order they came.
         */
        Reason: {
            answer: string;
            chance: number;
            facts: components["schemas"]["Fact"][];
            /** @default {} */
            others?: {
                [key: string]: number;
            };
            /** @default  */
            said?: string;
            secret: string;
        };
        /**
         * Record
         * @description Everything a match was. `moves` are written moves; a player's begin with the seat (`p2 dossier ruin`).
         */
        Record: {
            /** @default null */
            dice?: components["schemas"]["Seal"] | null;
            /** @default  */
            digest?: string;
            filature: number;
            game: string;
            moves: string[];
            /** @default [] */
            names?: string[];
            /** @default {} */
            notes?: {
                [key: string]: string[];
            };
            options: Record<string, unknown>;
            /** @default [] */
            players?: string[];
            /** @default null */
            position?: Record<string, unknown> | null;
            rules: number;
            seats: number;
        };
        /**
         * Refused
         * @description The command was not carried out, and changed nothing.
         */
        Refused: {
            code: string;
            error: string;
            /** @default {} */
            facts?: Record<string, unknown>;
            /** @default  */
            id?: string;
            /** @enum {unknown} */
            kind: "refused";
            sentence: string;
        };
        /**
         * Rematch
         * @description The same people at a new table.
         */
        Rematch: {
            /** @enum {unknown} */
            do: "rematch";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
            /** @default false */
            swap?: boolean;
        };
        /**
         * Remove
         * @description Send a watcher away, who may not come back with the same key. The host's.
         */
        Remove: {
            /** @enum {unknown} */
            do: "remove";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
            /** @description As `presence` names them. */
            watcher: string;
        };
        /**
         * Replace
         * @description Let a bot play for somebody absent: the host alone, or all other people together.
         */
        Replace: {
            /** @default  */
            bot?: string;
            chair: number;
            /** @enum {unknown} */
            do: "replace";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /** Replay */
        Replay: {
            allowed: string[];
            beats: components["schemas"]["ReplayBeat"][];
            eyes: string;
            game: string;
            names: string[];
            /** @default [] */
            notes?: components["schemas"]["NoteInfo"][];
        };
        /**
         * ReplayBeat
         * @description A decision with everything that followed from it, and what was to be seen after it.
         */
        ReplayBeat: {
            /** @default [] */
            choices?: components["schemas"]["ReplayChoice"][];
            events: components["schemas"]["ReplayEvent"][];
            /** @default [] */
            known?: components["schemas"]["ReplayKnowledge"][];
            last: number;
            number: number;
            /** @default null */
            seat?: number | null;
            turn: number;
            view: components["schemas"]["View"];
        };
        /**
         * ReplayChoice
         * @description What somebody chose that no event tells.
         */
        ReplayChoice: {
            said: string;
            seat: number;
        };
        /**
         * ReplayEvent
         * @description One thing that happened, as these eyes heard of it.
         */
        ReplayEvent: {
            /** @default null */
            brief?: string | null;
            facts: Record<string, unknown>;
            kind: string;
            number: number;
            /** @default false */
            private?: boolean;
            said: string;
            /** @default null */
            to?: number[] | null;
            turn: number;
        };
        /**
         * ReplayKnowledge
         * @description What somebody knew after a beat, said to them.
         */
        ReplayKnowledge: {
            seat: number;
            sentences: string[];
        };
        /**
         * Resume
         * @description Let the clocks go on.
         */
        Resume: {
            /** @enum {unknown} */
            do: "resume";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /** Rulebook */
        Rulebook: {
            game: string;
            guide: components["schemas"]["Section"][];
            name: string;
            rules: components["schemas"]["Section"][];
        };
        /**
         * Seal
         * @description What a record says of its dice; the seed is empty until it may be known.
         */
        Seal: {
            commitment: string;
            nonces: string[];
            /** @default  */
            seed?: string;
        };
        /** SeatInfo */
        SeatInfo: {
            /** @default  */
            bot?: string;
            /** @enum {unknown} */
            by: "bot" | "open" | "person";
            /** @default  */
            face?: string;
            /** @default false */
            here?: boolean;
            /** @default  */
            name?: string;
            /** @default false */
            offered?: boolean;
            seat: number;
        };
        /**
         * Secret
         * @description A question the match left open.
         */
        Secret: {
            answers: components["schemas"]["Possibility"][];
            /** @default  */
            said?: string;
            secret: string;
        };
        /** Section */
        Section: {
            clauses: components["schemas"]["Clause"][];
            id: string;
            title: string;
        };
        /**
         * Sentence
         * @description A message and its facts, to be said in any language (see `filature.language`).
         */
        Sentence: {
            /** @default {} */
            facts?: Record<string, unknown>;
            message: string;
        };
        /**
         * Entry
         * @description An automatic line of the sheet (TS-14.2).
         */
        "serum.Entry": {
            card: string;
            place: string;
            source: string;
            turn: number;
        };
        /** Options */
        "serum.Options": {
            /**
             * @default off_board
             * @enum {unknown}
             */
            agent_start?: "off_board" | "own_hotel";
            /**
             * @default 1
             * @enum {unknown}
             */
            assist?: 0 | 1 | 2;
            /** @default false */
            bug_limits_search?: boolean;
            /** @default true */
            chat?: boolean;
            /**
             * @description a whole number of seconds up to 86400
             * @default 0
             */
            decision_seconds?: number;
            /**
             * @default warn
             * @enum {unknown}
             */
            dial_guard?: "block" | "off" | "warn";
            /**
             * @default declare
             * @enum {unknown}
             */
            flight_trigger?: "automatic" | "complete" | "declare";
            /**
             * @description a whole number of turns from 1 to 999
             * @default 40
             */
            flight_turn_limit?: number;
            /**
             * @default choose
             * @enum {unknown}
             */
            locker_layout?: "choose" | "fixed";
            /** @default true */
            own_informant_counts?: boolean;
            /**
             * @default sequential
             * @enum {unknown}
             */
            phase5?: "sealed" | "sequential";
            /** @default true */
            stay_counts?: boolean;
            /**
             * @description a whole number of turns from 1 to 999
             * @default 200
             */
            turn_limit?: number;
            /**
             * @default one_of_each
             * @enum {unknown}
             */
            unused_deal?: "mixed" | "one_of_each";
        };
        /**
         * Outcome
         * @description How a match ended: the winning seats (possibly none), every seat's points, and why in the game's own words.
         */
        "serum.Outcome": {
            facts: Record<string, unknown>;
            points: number[];
            reason: string;
            winners: number[];
        };
        /**
         * Player
         * @description What everybody sees of a player. A piece that is not on the board has no square.
         */
        "serum.Player": {
            agent: string | null;
            bug: string | null;
            colour: string;
            deeds: string[];
            dial: string | null;
            informant: string | null;
            knows: string[];
            moles: number;
        };
        /**
         * Truth
         * @description What was hidden, once all is shown (TS-17.6).
         */
        "serum.Truth": {
            aside: string;
            cards: {
                [key: string]: string;
            };
            hands: string[][];
            identities: {
                [key: string]: string;
            };
            used: string[];
        };
        /**
         * View
         * @description Agents Secrets as one seat, or a watcher, may know it.
         */
        "serum.View": {
            acting: number;
            chat: boolean;
            choice: string[];
            declared: number[];
            file: {
                [key: string]: string;
            };
            file_complete: boolean;
            flag: boolean;
            flight_turn: number;
            formula: string | null;
            fugitive: number;
            game: string;
            hand: string[];
            identity: string | null;
            late: number | null;
            lockers: {
                [key: string]: string;
            };
            new_bugs: number[];
            options: components["schemas"]["serum.Options"];
            outcome: components["schemas"]["serum.Outcome"] | null;
            phase: string;
            pile: number;
            players: number;
            reshuffles: number;
            seat: number;
            sheet: components["schemas"]["serum.Entry"][];
            solos: number;
            spent: string[];
            sums: {
                [key: string]: number;
            };
            table: components["schemas"]["serum.Player"][];
            taken: string | null;
            truth: components["schemas"]["serum.Truth"] | null;
            turn: number;
            unused: string[];
            used: number;
            waiting: number[];
        };
        /**
         * Sit
         * @description Sit down on an open chair: the one named by `seat`, or the first. In a match: on the chair that a link is for.
         */
        Sit: {
            /** @default false */
            bot?: boolean;
            /** @enum {unknown} */
            do: "sit";
            /**
             * @description One of the faces of the house; empty for any that is free.
             * @default
             */
            face?: string;
            /** @default  */
            id?: string;
            /** @default null */
            key?: string | null;
            /** @default null */
            link?: string | null;
            name: string;
            /** @default  */
            nonce?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Skill
         * @description Luck against skill.
         */
        Skill: {
            balances: components["schemas"]["Balance"][];
            decisions: components["schemas"]["Decision"][];
            draws: components["schemas"]["Draw"][];
            /** @default [] */
            mistakes?: components["schemas"]["Decision"][];
            playouts: number;
        };
        /**
         * SlowClock
         * @description So many days for each decision.
         */
        SlowClock: {
            days: number;
            /** @enum {unknown} */
            kind: "slow";
        };
        /**
         * Stand
         * @description Leave the chair; during a match `bot` (or the usual one) plays on.
         */
        Stand: {
            /** @default  */
            bot?: string;
            /** @enum {unknown} */
            do: "stand";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /** Standing */
        Standing: {
            seats: number[];
            since: number;
            table: components["schemas"]["TableInfo"];
            waiting?: number[];
            winners?: number[] | null;
        };
        /**
         * Start
         * @description Begin. The host's.
         */
        Start: {
            /** @enum {unknown} */
            do: "start";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Story
         * @description The match for one listener: `watcher`, who knows only what everybody may, or a player (`p1`).
         */
        Story: {
            eyes: string;
            reasons: components["schemas"]["Reason"][];
            turning_points: components["schemas"]["Fact"][];
        };
        /**
         * TableInfo
         * @description What everybody with the link may know of a table.
         */
        TableInfo: {
            /** @default {} */
            agreed?: {
                [key: string]: number[];
            };
            /**
             * @default free
             * @enum {unknown}
             */
            chat?: "free" | "none" | "phrases" | "room";
            clock: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["BankClock"] | components["schemas"]["SlowClock"];
            /** @default  */
            code?: string;
            created: number;
            delay: number;
            game: string;
            /** @default false */
            hints?: boolean;
            id: string;
            /** @default null */
            next?: string | null;
            options: Record<string, unknown>;
            pace: string;
            /** @default false */
            paused?: boolean;
            /** @default null */
            previous?: string | null;
            public: boolean;
            seal: string;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing";
            watchers: boolean;
        };
        /**
         * Agent
         * @description An agent: where it is (a city, a start base, or `out`), what it carries, its bonus steps.
         */
        "top_secret.Agent": {
            agent: string;
            bonus: number;
            case: string | null;
            place: string;
            seat: number;
        };
        /**
         * Case
         * @description A case. `content` is None while this seat may not know it.
         */
        "top_secret.Case": {
            carrier: string | null;
            case: string;
            content: string | null;
            place: string | null;
            seat: number;
        };
        /** Delivery */
        "top_secret.Delivery": {
            case: string;
            content: string;
            seat: number;
        };
        /** Duel */
        "top_secret.Duel": {
            attacker: string;
            card: number | null;
            chosen: number[];
            defender: string | null;
            defenders: string[];
            loot: string | null;
            opponent: number;
        };
        /**
         * Hand
         * @description The duel cards of a player: those left in this round of seven, and those set aside (SE-6.6).
         */
        "top_secret.Hand": {
            available: number[];
            used: number[];
        };
        /** Options */
        "top_secret.Options": {
            /** @default true */
            bomb_kills_carrier?: boolean;
            /** @default false */
            bonus_shared?: boolean;
            /** @default random */
            colours?: "random" | ("blue" | "green" | "red" | "yellow")[];
            /** @default false */
            must_use_all?: boolean;
            /** @default false */
            resigning?: boolean;
            /**
             * @description a whole number of rounds from 10
             * @default 100
             */
            round_limit?: number;
        };
        /**
         * Outcome
         * @description How a match ended: the winning seats (possibly none), every seat's points, and why in the game's own words.
         */
        "top_secret.Outcome": {
            facts: Record<string, unknown>;
            points: number[];
            reason: string;
            winners: number[];
        };
        /**
         * Plan
         * @description The seat's own submission so far (SE-3.6).
         */
        "top_secret.Plan": {
            cities: string[];
            contents: string[];
            guard: boolean | null;
        };
        /**
         * View
         * @description Top Secret as one seat, or a watcher, may know it.
         */
        "top_secret.View": {
            active: number;
            agents: components["schemas"]["top_secret.Agent"][];
            carrier: string | null;
            cases: components["schemas"]["top_secret.Case"][];
            colours: string[];
            contenders: number[];
            deliveries: components["schemas"]["top_secret.Delivery"][];
            duel: components["schemas"]["top_secret.Duel"] | null;
            duel_won: boolean;
            first: number;
            game: string;
            guards: number[];
            handled: number;
            hands: components["schemas"]["top_secret.Hand"][];
            late: number | null;
            losses: number;
            options: components["schemas"]["top_secret.Options"];
            outcome: components["schemas"]["top_secret.Outcome"] | null;
            phase: string;
            plan: components["schemas"]["top_secret.Plan"] | null;
            players: number;
            pool: number;
            roll: number | null;
            rounds: number;
            seat: number;
            start_rolls: (number | null)[];
            submitted: number[];
            totals: number[];
            turn: number;
            unknown: {
                [key: string]: string[];
            };
            waiting: number[];
        };
        /**
         * Typed
         * @description What somebody typed into the one field for everything: a question in the words of their language or by its
         *         letter, as at a terminal, is answered; anything else is a move, and previewed.
         */
        Typed: {
            /** @enum {unknown} */
            do: "typed";
            /** @default  */
            id?: string;
            text: string;
        };
        /**
         * Update
         * @description The state of things for one viewer. The first one on a socket has everything.
         */
        Update: {
            /** @default null */
            aim?: string | null;
            /** @default null */
            ask?: string[] | null;
            /** @default null */
            channels?: string[] | null;
            /** @default null */
            clock?: components["schemas"]["ClockInfo"] | null;
            /** @default null */
            decision?: components["schemas"]["DecisionInfo"] | null;
            /** @default [] */
            events?: components["schemas"]["MatchEvent"][];
            /** @default null */
            example?: string | null;
            /** @default false */
            host?: boolean;
            /** @default null */
            identity?: string | null;
            /** @default false */
            identity_secret?: boolean;
            /** @enum {unknown} */
            kind: "update";
            /** @default null */
            lesson?: components["schemas"]["LessonInfo"] | null;
            /** @default null */
            moves?: string[] | null;
            /** @default null */
            notes?: components["schemas"]["NoteInfo"][] | null;
            /** @default null */
            phrases?: {
                [key: string]: {
                    [key: string]: string[];
                };
            } | null;
            /** @default null */
            seat?: number | null;
            /** @default [] */
            seats?: number[];
            /** @default null */
            table?: components["schemas"]["TableInfo"] | null;
            version: number;
            /** @default null */
            view?: components["schemas"]["View"] | null;
            /** @default null */
            waiting?: string[] | null;
        };
        /** Verification */
        Verification: {
            commitment: string;
            draws: number;
            moves: number;
            nonces: string[];
            seed: string;
        };
        /**
         * View
         * @description What a seat sees, by game.
         */
        View: components["schemas"]["heimlich.View"] | components["schemas"]["top_secret.View"] | components["schemas"]["double_agents.View"] | components["schemas"]["serum.View"];
        /** WatcherInfo */
        WatcherInfo: {
            id: string;
            /** @default  */
            name?: string;
        };
        /**
         * Withdraw
         * @description My chair is not to be taken over any more: the link is void.
         */
        Withdraw: {
            /** @enum {unknown} */
            do: "withdraw";
            /** @default  */
            id?: string;
            /** @default null */
            seat?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiCodesTableByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundTable"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiGamesGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiGamesRulesRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesPublicTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"][];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTableAnswer"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdTableInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdAnalysisAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdAnalysisProgressAnalysisProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisProgress"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdAskAsk: {
        parameters: {
            query?: {
                /** @description Which of your seats, if your key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The key opens nothing here. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdCommandsCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnyCommand"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The key opens nothing here. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The command was decided on a state that is gone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdHintHint: {
        parameters: {
            query?: {
                /** @description A secret, as the notation has it; else what most is known of. */
                about?: string | null;
                /** @description Which of your seats, if your key holds several. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The key opens nothing here. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdReplayReplay: {
        parameters: {
            query?: {
                /** @description Whose: a seat, `watcher`, `all`. */
                eyes?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdStandingStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The key opens nothing here. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdStatisticsStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counted"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdUpdatesUpdates: {
        parameters: {
            query?: {
                /** @description Whether to say what you may decide. */
                decision?: boolean;
                /** @description Whether to list your legal moves, all of them. */
                moves?: boolean;
                /** @description Whether to send all your notes, also after the first time. */
                notes?: boolean;
                /** @description Whether to say everything in words too. */
                said?: boolean;
                /** @description Which of your seats, if your key holds several. */
                seat?: number | null;
                /** @description The next event you need. */
                since?: number;
                /** @description How many seconds to wait for news. */
                wait?: number;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The key opens nothing here. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    ApiTablesTableIdVerificationVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description Malformed, or against the rules of the game. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Somebody else may do this, or at another time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description There is no such table, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
    HealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests, or too large a one. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The storage does not answer; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
        };
    };
}
